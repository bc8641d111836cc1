-- A table of the same name takes its place before anybody looks again.
-- squawk-ignore renaming-table
ALTER TABLE "audit_log" RENAME TO "audit_log_first";
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log_first;
--> statement-breakpoint
DROP TRIGGER audit_log_no_truncate ON audit_log_first;
--> statement-breakpoint
ALTER TABLE "audit_log_first" DROP CONSTRAINT "audit_log_pkey", ADD PRIMARY KEY USING INDEX "audit_log_first_pk";
--> statement-breakpoint
ALTER INDEX "audit_log_when" RENAME TO "audit_log_first_when";
--> statement-breakpoint
ALTER INDEX "audit_log_of_actor" RENAME TO "audit_log_first_of_actor";
--> statement-breakpoint
ALTER INDEX "audit_log_of_subject" RENAME TO "audit_log_first_of_subject";
--> statement-breakpoint
CREATE TABLE "audit_log" (LIKE "audit_log_first" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("at");
--> statement-breakpoint
-- The numbers go on where they were.
DO $$
DECLARE
  next bigint := nextval('audit_log_id_seq');
BEGIN
  ALTER TABLE audit_log_first ALTER COLUMN id DROP IDENTITY;
  EXECUTE format('ALTER TABLE audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME audit_log_id_seq START %s)', next);
END $$;
--> statement-breakpoint
-- It is still empty.
-- squawk-ignore adding-serial-primary-key-field
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY ("id","at");
--> statement-breakpoint
CREATE INDEX "audit_log_when" ON "audit_log" ("at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" ("actor_id","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" ("subject_id","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
SELECT begin_months('audit_log', 1);
