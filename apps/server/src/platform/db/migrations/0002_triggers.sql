-- What constraints cannot say.

-- Ledgers: rows are added and never changed. Erasing a person deletes theirs, in a transaction that says so
-- (set local coffee_attack.erasing = 'on').
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('coffee_attack.erasing', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_events_append_only BEFORE UPDATE OR DELETE ON offer_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- The audit trail holds no personal data, so nothing is ever erased from it.
CREATE FUNCTION refuse_every_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
CREATE TRIGGER offer_events_no_truncate BEFORE TRUNCATE ON offer_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
CREATE TRIGGER consents_no_truncate BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint

-- Only WAITING can be acted on: whatever an offer has become, it stays (OFR-1).
CREATE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% % is %, not WAITING', TG_TABLE_NAME, OLD.id, OLD.status
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_only_waiting_moves';
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_only_waiting_moves BEFORE UPDATE OF status ON offers
  FOR EACH ROW WHEN (OLD.status <> 'WAITING' AND NEW.status <> OLD.status)
  EXECUTE FUNCTION refuse_second_decision();
--> statement-breakpoint
CREATE TRIGGER offer_groups_only_waiting_moves BEFORE UPDATE OF status ON offer_groups
  FOR EACH ROW WHEN (OLD.status <> 'WAITING' AND NEW.status <> OLD.status)
  EXECUTE FUNCTION refuse_second_decision();
--> statement-breakpoint

-- Messages are numbered under the room's row lock, so numbers become visible in their order. A room that was
-- closed a moment ago takes no more.
CREATE FUNCTION number_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE message_rooms SET last_seq = last_seq + 1, last_message_at = NEW.created_at
    WHERE id = NEW.room_id AND closed_at IS NULL
    RETURNING last_seq INTO NEW.seq;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'message room % is closed', NEW.room_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'messages_room_open';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_number BEFORE INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION number_message();
--> statement-breakpoint

-- Stream events are numbered likewise, per audience; listeners hear whose stream grew when it is committed.
CREATE FUNCTION number_stream_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stream_heads AS head (audience_id, last_seq) VALUES (NEW.audience_id, 1)
    ON CONFLICT (audience_id) DO UPDATE SET last_seq = head.last_seq + 1
    RETURNING last_seq INTO NEW.seq;
  PERFORM pg_notify('stream', NEW.audience_id::text);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stream_events_number BEFORE INSERT ON stream_events
  FOR EACH ROW EXECUTE FUNCTION number_stream_event();
--> statement-breakpoint

-- Who must not see whom (OFR-13) follows from careers and restricted companies, whoever writes them.
CREATE FUNCTION renew_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two writers for one candidate take turns: each then sees what the other left.
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM blocks
    WHERE candidate_id IN (SELECT user_id FROM changed)
      AND NOT EXISTS (SELECT FROM careers
        WHERE user_id = candidate_id AND careers.company_key = blocks.company_key AND ended_on IS NULL)
      AND NOT EXISTS (SELECT FROM company_choices chosen
        WHERE user_id = candidate_id AND chosen.company_key = blocks.company_key AND mode = 'RESTRICT');
  INSERT INTO blocks (candidate_id, company_key)
    SELECT user_id, company_key FROM careers JOIN users ON users.id = user_id
      WHERE ended_on IS NULL AND user_id IN (SELECT user_id FROM changed)
    UNION
    SELECT user_id, company_key FROM company_choices JOIN users ON users.id = user_id
      WHERE mode = 'RESTRICT' AND user_id IN (SELECT user_id FROM changed)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER careers_renew_blocks_on_insert AFTER INSERT ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER careers_renew_blocks_on_update AFTER UPDATE ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER careers_renew_blocks_on_delete AFTER DELETE ON careers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER company_choices_renew_blocks_on_insert AFTER INSERT ON company_choices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER company_choices_renew_blocks_on_update AFTER UPDATE ON company_choices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER company_choices_renew_blocks_on_delete AFTER DELETE ON company_choices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
