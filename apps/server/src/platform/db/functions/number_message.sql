-- Numbers the messages of a room 1, 2, 3 in commit order, under the row lock of the room; refuses messages to a closed room; and refuses a
-- message that the same device already sent (`messages_sent_once`). A unique index cannot do the last: messages is partitioned by
-- month, and the key would have to contain the month (decision 20). Unread counts and paging rely on the numbers.
-- A trigger, because sent messages, system messages and the demo data insert separately.
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

CREATE OR REPLACE TRIGGER messages_number BEFORE INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION number_message();
