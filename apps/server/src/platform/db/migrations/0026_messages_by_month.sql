-- A table of the same name takes its place before anybody looks again.
-- squawk-ignore renaming-table
ALTER TABLE "messages" RENAME TO "messages_first";
--> statement-breakpoint
DROP TRIGGER messages_number ON messages_first;
--> statement-breakpoint
DROP TRIGGER messages_tell ON messages_first;
--> statement-breakpoint
ALTER TABLE "messages_first" DROP CONSTRAINT "messages_pkey", ADD PRIMARY KEY USING INDEX "messages_first_pk";
--> statement-breakpoint
-- Others of the same use were built ahead; the table is locked already.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "messages_in_room";
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "messages_sent_once";
--> statement-breakpoint
CREATE TABLE "messages" (LIKE "messages_first" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
-- It is still empty.
-- squawk-ignore adding-serial-primary-key-field
ALTER TABLE "messages" ADD CONSTRAINT "messages_id_created_at_pk" PRIMARY KEY ("id","created_at"),
  ADD CONSTRAINT "messages_room_id_message_rooms_id_fk"
    FOREIGN KEY ("room_id") REFERENCES "public"."message_rooms"("id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "messages_in_room" ON "messages" ("room_id","seq");
--> statement-breakpoint
CREATE INDEX "messages_sent_under" ON "messages" ("room_id","sender_id","client_id") WHERE "messages"."client_id" is not null;
--> statement-breakpoint
-- A key over all months would have to hold the month: that a device's message is written once, and that no number is given
-- twice, is seen to under the room's row lock instead, whichever month the first was written in.
CREATE OR REPLACE FUNCTION number_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  opened timestamptz;
BEGIN
  UPDATE message_rooms SET last_seq = last_seq + 1, last_message_at = NEW.created_at
    WHERE id = NEW.room_id AND closed_at IS NULL
    RETURNING last_seq, created_at INTO NEW.seq, opened;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'message room % is closed', NEW.room_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'messages_room_open';
  END IF;
  IF NEW.client_id IS NOT NULL AND EXISTS (SELECT FROM messages WHERE room_id = NEW.room_id
    AND sender_id = NEW.sender_id AND client_id = NEW.client_id AND created_at >= opened - interval '1 day') THEN
    RAISE EXCEPTION 'message % of % was sent to room % before', NEW.client_id, NEW.sender_id, NEW.room_id
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'messages_sent_once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_number BEFORE INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION number_message();
--> statement-breakpoint
CREATE TRIGGER messages_tell AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_of_message();
--> statement-breakpoint
-- By the year: what people said is kept, and whoever reads a room looks into every part.
SELECT begin_months('messages', 12);
--> statement-breakpoint
DROP FUNCTION begin_months(text, integer);
