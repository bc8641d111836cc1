-- Replaces triggers by plain calls: `renew_blocks` does what three triggers on `blocks` did, and a message is numbered and told by the
-- statement that writes it. Drops the column `search_text`, which the previous release does not read.
-- Together with the column, because the lock on users is needed for both and held for a moment only.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "users_search_parts";
--> statement-breakpoint
-- No code of the previous release reads or writes it.
-- squawk-ignore ban-drop-column
ALTER TABLE "users" DROP COLUMN "search_text";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two writers for one candidate, the second waits and reads what the first one committed. `keep_candidate_search`, which makes the
  -- search rows, runs under the same lock.
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM blocks
    WHERE candidate_id IN (SELECT user_id FROM changed)
      AND NOT EXISTS (SELECT FROM careers
        WHERE user_id = candidate_id AND careers.company_key = blocks.company_key AND ended_on IS NULL)
      AND NOT EXISTS (SELECT FROM company_choices chosen
        WHERE user_id = candidate_id AND chosen.company_key = blocks.company_key AND mode = 'RESTRICT');
  -- Deletes what these companies saved about the candidate (BIZ-11). Starts from the candidate, of whom few companies know anything,
  -- and reads the names of those companies only.
  WITH shut AS (
    INSERT INTO blocks (candidate_id, company_key)
      SELECT user_id, company_key FROM careers JOIN users ON users.id = user_id
        WHERE ended_on IS NULL AND user_id IN (SELECT user_id FROM changed)
      UNION
      SELECT user_id, company_key FROM company_choices JOIN users ON users.id = user_id
        WHERE mode = 'RESTRICT' AND user_id IN (SELECT user_id FROM changed)
      ON CONFLICT DO NOTHING
      RETURNING candidate_id, company_key),
  marks AS (
    DELETE FROM people_marks kept USING shut
      WHERE kept.candidate_id = shut.candidate_id AND shut.company_key = ANY (ARRAY(
        SELECT company_key FROM company_keys WHERE company_id = kept.company_id))),
  notes AS (
    DELETE FROM people_notes kept USING shut
      WHERE kept.candidate_id = shut.candidate_id AND shut.company_key = ANY (ARRAY(
        SELECT company_key FROM company_keys WHERE company_id = kept.company_id)))
  DELETE FROM people_list_members kept USING shut, people_lists list
    WHERE kept.candidate_id = shut.candidate_id AND list.id = kept.list_id AND shut.company_key = ANY (ARRAY(
      SELECT company_key FROM company_keys WHERE company_id = list.company_id));
  -- Search rows carry the names, so that a search needs no join.
  UPDATE candidate_search SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT user_id FROM changed) AND shuts_out <> shut_out_by(candidate_id);
  UPDATE candidate_keys SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT user_id FROM changed) AND shuts_out <> shut_out_by(candidate_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER blocks_keep_shut_out_on_insert ON blocks;
--> statement-breakpoint
DROP TRIGGER blocks_keep_shut_out_on_update ON blocks;
--> statement-breakpoint
DROP TRIGGER blocks_keep_shut_out_on_delete ON blocks;
--> statement-breakpoint
DROP TRIGGER blocks_forget_shut_out ON blocks;
--> statement-breakpoint
DROP FUNCTION keep_shut_out();
--> statement-breakpoint
DROP FUNCTION forget_shut_out();
--> statement-breakpoint
DROP TRIGGER messages_tell ON messages;
--> statement-breakpoint
DROP FUNCTION tell_of_message();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE TRIGGER messages_number BEFORE INSERT ON messages
  FOR EACH ROW WHEN (NEW.seq = 0) EXECUTE FUNCTION number_message();
