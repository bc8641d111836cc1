-- Both sides' live streams hear of every message and of every change of a room, whoever writes it. A company's
-- recruiters share one audience, the company; an agent is an audience of their own. The candidate comes first,
-- always: two writers then lock the heads of two streams in one order.
CREATE FUNCTION tell_room(room message_rooms, told_kind text, told_subject uuid, told_at timestamptz)
  RETURNS void LANGUAGE sql AS $$
  INSERT INTO stream_events (audience_id, kind, subject_id, at)
    SELECT audience_id, told_kind, told_subject, told_at
    FROM unnest(ARRAY[room.candidate_id, coalesce(room.company_id, room.operator_id)]) WITH ORDINALITY
      AS told (audience_id, turn)
    ORDER BY turn
$$;
--> statement-breakpoint
CREATE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_room(room, 'message', NEW.id, NEW.created_at) FROM message_rooms room WHERE room.id = NEW.room_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_tell AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_of_message();
--> statement-breakpoint
CREATE FUNCTION tell_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_room(NEW, 'room', NEW.id, NEW.created_at);
    RETURN NULL;
  END IF;
  PERFORM tell_room(NEW, 'room', NEW.id, coalesce(NEW.closed_at, now()));
  -- Whoever gave it away hears so too.
  IF OLD.company_id IS NULL AND OLD.operator_id <> NEW.operator_id THEN
    INSERT INTO stream_events (audience_id, kind, subject_id, at)
      VALUES (OLD.operator_id, 'room', NEW.id, now());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER message_rooms_tell_opened AFTER INSERT ON message_rooms
  FOR EACH ROW EXECUTE FUNCTION tell_of_room();
--> statement-breakpoint
CREATE TRIGGER message_rooms_tell_changed AFTER UPDATE OF closed_at, operator_id ON message_rooms
  FOR EACH ROW WHEN (OLD.closed_at IS DISTINCT FROM NEW.closed_at OR OLD.operator_id <> NEW.operator_id)
  EXECUTE FUNCTION tell_of_room();
