-- Numbers, refuses and tells the messages of the previous release, which leaves the number to the database. This release does the same in
-- the statement that writes the message (`modules/rooms/core/message-store.ts`). To be dropped in the next release.
CREATE OR REPLACE FUNCTION number_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  room message_rooms;
BEGIN
  UPDATE message_rooms SET last_seq = last_seq + 1, last_message_at = NEW.created_at
    WHERE id = NEW.room_id AND closed_at IS NULL
    RETURNING * INTO room;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'message room % is closed', NEW.room_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'messages_room_open';
  END IF;
  IF NEW.client_id IS NOT NULL AND EXISTS (SELECT FROM messages WHERE room_id = NEW.room_id
    AND sender_id = NEW.sender_id AND client_id = NEW.client_id AND created_at >= room.created_at - interval '1 day') THEN
    RAISE EXCEPTION 'message % of % was sent to room % before', NEW.client_id, NEW.sender_id, NEW.room_id
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'messages_sent_once';
  END IF;
  NEW.seq := room.last_seq;
  PERFORM tell_room(room, 'message', NEW.id, NEW.created_at);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER messages_number BEFORE INSERT ON messages
  FOR EACH ROW WHEN (NEW.seq = 0) EXECUTE FUNCTION number_message();
