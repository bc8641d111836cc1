-- outside a transaction: everybody goes on marking people while the index is built.
DROP INDEX CONCURRENTLY IF EXISTS "people_marks_hidden_of_company";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "people_marks_hidden_of_company" ON "people_marks" USING btree ("company_id") WHERE "people_marks"."hidden_at" is not null;
