-- A table of the same name takes its place before anybody looks again.
-- squawk-ignore renaming-table
ALTER TABLE "stream_events" RENAME TO "stream_events_first";
--> statement-breakpoint
DROP TRIGGER stream_events_number ON stream_events_first;
--> statement-breakpoint
ALTER TABLE "stream_events_first" DROP CONSTRAINT "stream_events_audience_id_seq_pk",
  ADD PRIMARY KEY USING INDEX "stream_events_first_pk";
--> statement-breakpoint
-- Whole months go at once: nobody looks for old events any more.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "stream_events_age";
--> statement-breakpoint
CREATE TABLE "stream_events" (LIKE "stream_events_first" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("at");
--> statement-breakpoint
-- It is still empty.
-- squawk-ignore adding-serial-primary-key-field
ALTER TABLE "stream_events" ADD CONSTRAINT "stream_events_audience_id_seq_at_pk" PRIMARY KEY ("audience_id","seq","at"),
  ADD CONSTRAINT "stream_events_audience_id_stream_heads_audience_id_fk"
    FOREIGN KEY ("audience_id") REFERENCES "public"."stream_heads"("audience_id") ON DELETE cascade;
--> statement-breakpoint
CREATE TRIGGER stream_events_number BEFORE INSERT ON stream_events
  FOR EACH ROW EXECUTE FUNCTION number_stream_event();
--> statement-breakpoint
SELECT begin_months('stream_events', 1);
