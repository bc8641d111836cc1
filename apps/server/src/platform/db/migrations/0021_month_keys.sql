-- outside a transaction: indexes are built and rows are read while everybody goes on writing.
-- A partitioned table's key holds the time by which it is parted: built here, it is taken over later without a look.
DROP INDEX CONCURRENTLY IF EXISTS "stream_events_first_pk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "stream_events_first_pk" ON "stream_events" ("audience_id","seq","at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "profile_views_first_pk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "profile_views_first_pk" ON "profile_views" ("id","at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_first_pk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "audit_log_first_pk" ON "audit_log" ("id","at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_first_pk";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "messages_first_pk" ON "messages" ("id","created_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_first_in_room";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_first_in_room" ON "messages" ("room_id","seq");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_first_sent_under";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_first_sent_under" ON "messages" ("room_id","sender_id","client_id") WHERE "messages"."client_id" is not null;
--> statement-breakpoint
-- Notices stay one table, and those of a year ago are deleted in small pieces.
DROP INDEX CONCURRENTLY IF EXISTS "notices_age";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notices_age" ON "notices" ("created_at");
--> statement-breakpoint
-- The release before deletes what is a week old by its place in the table, which says nothing any more in a table of
-- several parts: for a day it finds nothing to delete.
DELETE FROM stream_events WHERE at < now() - interval '6 days';
--> statement-breakpoint
-- What stands there now becomes the first part, up to the end of the coming month: a whole month to get there from here.
-- That nothing is later is proved here, so that it need not be when the table is locked.
DO $$
DECLARE
  ends timestamptz := (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC';
  grown text;
  moment text;
BEGIN
  FOR grown, moment IN VALUES ('stream_events', 'at'), ('profile_views', 'at'), ('audit_log', 'at'),
    ('messages', 'created_at')
  LOOP
    IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = grown || '_first_months') THEN
      EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%I < %L) NOT VALID', grown, grown || '_first_months', moment, ends);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "stream_events" VALIDATE CONSTRAINT "stream_events_first_months";
--> statement-breakpoint
ALTER TABLE "profile_views" VALIDATE CONSTRAINT "profile_views_first_months";
--> statement-breakpoint
ALTER TABLE "audit_log" VALIDATE CONSTRAINT "audit_log_first_months";
--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_first_months";
