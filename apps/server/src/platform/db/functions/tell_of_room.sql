-- Tells both sides when a room is opened, closed, reopened or handed to another agent (decision 10).
-- A trigger, because rooms are changed by conversations, by agents and by withdrawal.
CREATE OR REPLACE FUNCTION tell_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_room(NEW, 'room', NEW.id, NEW.created_at);
    RETURN NULL;
  END IF;
  PERFORM tell_room(NEW, 'room', NEW.id, coalesce(NEW.closed_at, now()));
  -- The agent who handed the room over is told as well.
  IF OLD.company_id IS NULL AND OLD.operator_id <> NEW.operator_id THEN
    INSERT INTO stream_events (audience_id, kind, subject_id, at)
      VALUES (OLD.operator_id, 'room', NEW.id, now());
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER message_rooms_tell_opened AFTER INSERT ON message_rooms
  FOR EACH ROW EXECUTE FUNCTION tell_of_room();

CREATE OR REPLACE TRIGGER message_rooms_tell_changed AFTER UPDATE OF closed_at, operator_id ON message_rooms
  FOR EACH ROW WHEN (OLD.closed_at IS DISTINCT FROM NEW.closed_at OR OLD.operator_id <> NEW.operator_id)
  EXECUTE FUNCTION tell_of_room();
