-- Tells both sides of a room of each new message (decision 10). Live streams and unread counts in open pages rely on it.
-- A trigger, because sent messages and system messages are inserted separately, and forgetting one side would go unnoticed.
CREATE OR REPLACE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_room(room, 'message', NEW.id, NEW.created_at) FROM message_rooms room WHERE room.id = NEW.room_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_tell AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_of_message();
