-- Numbers the events of each audience 1, 2, 3 in commit order, under the row lock of `stream_heads`, and notifies the listening processes
-- on commit. Live streams read on from the last number they sent (decision 10).
-- A trigger, because several modules and the triggers of rooms insert events.
CREATE OR REPLACE FUNCTION number_stream_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stream_heads AS head (audience_id, last_seq) VALUES (NEW.audience_id, 1)
    ON CONFLICT (audience_id) DO UPDATE SET last_seq = head.last_seq + 1
    RETURNING last_seq INTO NEW.seq;
  PERFORM pg_notify('stream', NEW.audience_id::text);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER stream_events_number BEFORE INSERT ON stream_events
  FOR EACH ROW EXECUTE FUNCTION number_stream_event();
