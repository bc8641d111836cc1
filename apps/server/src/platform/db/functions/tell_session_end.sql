-- Records each ended login in `ended_sessions` and notifies all processes, which refuse its tokens from then on (SAFE-2, decision 14).
-- A trigger, because logins end by sign-out, replacement, withdrawal and erasure, and a missed one would stay valid for 15 minutes.
CREATE OR REPLACE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_sessions (session_id, ended_at)
    -- A deleted row has no end time, and its newest token can be as young as its last use.
    VALUES (OLD.id, CASE TG_OP WHEN 'UPDATE' THEN NEW.ended_at ELSE greatest(now(), OLD.last_used_at) END)
    ON CONFLICT DO NOTHING;
  PERFORM pg_notify('session_end', OLD.id::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_tell_end AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION tell_session_end();

CREATE OR REPLACE TRIGGER sessions_tell_deleted AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL) EXECUTE FUNCTION tell_session_end();
