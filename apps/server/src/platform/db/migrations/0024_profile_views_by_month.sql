-- A table of the same name takes its place before anybody looks again.
-- squawk-ignore renaming-table
ALTER TABLE "profile_views" RENAME TO "profile_views_first";
--> statement-breakpoint
ALTER TABLE "profile_views_first" DROP CONSTRAINT "profile_views_pkey",
  ADD PRIMARY KEY USING INDEX "profile_views_first_pk";
--> statement-breakpoint
ALTER INDEX "profile_views_of_candidate" RENAME TO "profile_views_first_of_candidate";
--> statement-breakpoint
ALTER INDEX "profile_views_by_operator" RENAME TO "profile_views_first_by_operator";
--> statement-breakpoint
CREATE TABLE "profile_views" (LIKE "profile_views_first" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("at");
--> statement-breakpoint
-- It is still empty.
-- squawk-ignore adding-serial-primary-key-field
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_id_at_pk" PRIMARY KEY ("id","at"),
  ADD CONSTRAINT "profile_views_candidate_id_users_id_fk"
    FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade,
  ADD CONSTRAINT "profile_views_operator_id_operators_id_fk"
    FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict,
  ADD CONSTRAINT "profile_views_company_id_companies_id_fk"
    FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict;
--> statement-breakpoint
CREATE INDEX "profile_views_of_candidate" ON "profile_views" ("candidate_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "profile_views_by_operator" ON "profile_views" ("operator_id","at" DESC NULLS FIRST);
--> statement-breakpoint
SELECT begin_months('profile_views', 1);
