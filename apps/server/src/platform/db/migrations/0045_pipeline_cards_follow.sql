-- Where a company stands with somebody (BIZ-10) follows from what happened between the two, whoever writes that: the rule is
-- `stageOf` of the domain, and a test holds the two together. A card is written after what it follows from.
CREATE FUNCTION renew_pipeline_card(of_company uuid, of_candidate uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  card pipeline_cards;
  is_new boolean := false;
  stands record;
BEGIN
  -- Two who write for the same card take turns, also where there is none yet: each then reads what the other left.
  LOOP
    SELECT * INTO card FROM pipeline_cards WHERE company_id = of_company AND candidate_id = of_candidate FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO pipeline_cards (id, company_id, candidate_id, stage, stage_since)
      VALUES (gen_random_uuid(), of_company, of_candidate, 'ENDED', 'epoch') ON CONFLICT DO NOTHING;
    is_new := is_new OR FOUND;
  END LOOP;
  -- Whoever leaves, and a company that gets another name, looks for cards already made: a new one waits for them, or they for it.
  IF is_new THEN
    PERFORM FROM users WHERE id = of_candidate FOR SHARE;
    PERFORM FROM companies WHERE id = of_company FOR SHARE;
  END IF;
  -- Of nobody who left, and of nobody who shut the company out, is there a card, whatever there was before.
  IF NOT EXISTS (SELECT FROM users WHERE id = of_candidate AND deleted_at IS NULL)
    OR EXISTS (SELECT FROM blocks JOIN company_keys USING (company_key)
      WHERE blocks.candidate_id = of_candidate AND company_keys.company_id = of_company) THEN
    DELETE FROM pipeline_cards WHERE id = card.id;
    DELETE FROM pipeline_events WHERE company_id = of_company AND candidate_id = of_candidate;
    RETURN;
  END IF;
  SELECT next.stage, CASE next.stage
      WHEN 'SAVED' THEN star.at
      WHEN 'OFFERED' THEN offer.created_at
      WHEN 'COFFEECHAT' THEN chat.created_at
      WHEN 'HIRED' THEN chat.hired_at
      WHEN last.meeting THEN chat.recorded_at
      ELSE last.ended_at END AS since,
    CASE next.stage WHEN 'SAVED' THEN NULL WHEN last.meeting THEN chat.offer_id ELSE offer.id END AS offer_id,
    CASE next.stage WHEN 'OFFERED' THEN offer.position_id WHEN 'SAVED' THEN NULL WHEN 'ENDED' THEN NULL
      ELSE chat.position_id END AS position_id,
    CASE WHEN next.stage = 'OFFERED' AND offer.status = 'WAITING' THEN offer.expiry_day END AS expiry_day
  INTO stands
  FROM (SELECT max(starred_at) AS at FROM people_marks
    WHERE company_id = of_company AND candidate_id = of_candidate) AS star
  -- Whoever is starred after its last day is past was starred anew, whether or not the nightly job was there.
  LEFT JOIN LATERAL (
    SELECT id, position_id, status, created_at, expiry_day, coalesce(decided_at, day.over) AS over_at,
      status = 'AGENT' OR (status = 'WAITING' AND (star.at IS NULL OR star.at <= day.over)) AS waits
    FROM offers CROSS JOIN LATERAL (SELECT (expiry_day + 1)::timestamp AT TIME ZONE 'Asia/Seoul' AS over) AS day
    WHERE candidate_id = of_candidate AND company_id = of_company AND undone_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT 1) AS offer ON true
  LEFT JOIN LATERAL (
    SELECT chat.id, chat.offer_id, chat.created_at, chat.cancelled_at, said.stage, said.recorded_at,
      hires.at AS hired_at, offers.position_id
    FROM coffeechats chat
    JOIN offers ON offers.id = chat.offer_id
    LEFT JOIN LATERAL (SELECT stage, recorded_at FROM coffeechat_stages
      WHERE coffeechat_id = chat.id ORDER BY number DESC LIMIT 1) AS said ON true
    LEFT JOIN hires ON hires.coffeechat_id = chat.id
    WHERE chat.candidate_id = of_candidate AND chat.company_id = of_company
    ORDER BY (chat.cancelled_at IS NULL) DESC, chat.created_at DESC, chat.id DESC LIMIT 1) AS chat ON true
  -- A hire that the company alone has told of still is being talked about.
  CROSS JOIN LATERAL (SELECT greatest(chat.cancelled_at, offer.over_at, card.closed_at) AS ended_at,
    CASE WHEN chat.id IS NULL OR chat.cancelled_at IS NOT NULL THEN NULL
      WHEN chat.hired_at IS NOT NULL THEN 'HIRED'
      WHEN chat.stage = 'HIRED' THEN 'TERMS'
      ELSE coalesce(chat.stage, 'COFFEECHAT') END AS meeting) AS last
  CROSS JOIN LATERAL (SELECT CASE
    WHEN last.meeting <> 'ENDED' THEN last.meeting
    WHEN offer.waits THEN 'OFFERED'
    WHEN last.meeting IS NOT NULL THEN last.meeting
    WHEN star.at IS NOT NULL AND (last.ended_at IS NULL OR star.at > last.ended_at) THEN 'SAVED'
    WHEN last.ended_at IS NOT NULL THEN 'ENDED' END AS stage) AS next;
  IF stands.stage IS NULL THEN
    DELETE FROM pipeline_cards WHERE id = card.id;
    RETURN;
  END IF;
  -- The position that an offer was sent for is the card's from then on, until the company names another.
  IF stands.offer_id IS NOT DISTINCT FROM card.offer_id OR stands.position_id IS NULL THEN
    stands.position_id := card.position_id;
  END IF;
  UPDATE pipeline_cards SET stage = stands.stage, stage_since = stands.since, offer_id = stands.offer_id,
    expiry_day = stands.expiry_day, position_id = stands.position_id,
    version = version + CASE WHEN is_new OR stage = stands.stage THEN 0 ELSE 1 END
  WHERE id = card.id AND (stage, stage_since, offer_id, expiry_day, position_id)
    IS DISTINCT FROM (stands.stage, stands.since, stands.offer_id, stands.expiry_day, stands.position_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_card_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_pipeline_card(NEW.company_id, NEW.candidate_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Stars come from several pages: that there was one is told in the story whoever set it.
CREATE FUNCTION renew_card_of_star() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM renew_pipeline_card(OLD.company_id, OLD.candidate_id);
    RETURN NULL;
  END IF;
  IF NEW.starred_at IS NOT NULL THEN
    INSERT INTO pipeline_events (id, company_id, candidate_id, deed, operator_id, at)
      VALUES (gen_random_uuid(), NEW.company_id, NEW.candidate_id, 'STARRED', NEW.starred_by, NEW.starred_at);
  END IF;
  PERFORM renew_pipeline_card(NEW.company_id, NEW.candidate_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_card_of_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_pipeline_card(company_id, candidate_id) FROM coffeechats
    WHERE id = NEW.coffeechat_id AND company_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A name may stand for several companies of one group. A card that is made meanwhile is waited for, so all of them are looked at;
-- who is let in again has the card that what is left leads to.
CREATE FUNCTION renew_cards_of_block() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  block blocks := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM renew_pipeline_card(company_id, block.candidate_id)
  FROM (SELECT DISTINCT company_id FROM company_keys WHERE company_key = block.company_key ORDER BY company_id) AS named;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A company that gets another name, or kin, has no cards from then on of whoever named that before.
CREATE FUNCTION renew_cards_under_new_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := CASE TG_TABLE_NAME WHEN 'companies' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'company_id' END;
  renamed uuid[];
BEGIN
  renamed := ARRAY(SELECT kin.id FROM companies own JOIN companies kin ON kin.id = own.id OR kin.group_id = own.group_id
    WHERE own.id = changed);
  PERFORM FROM companies WHERE id = ANY (renamed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM renew_pipeline_card(company_id, candidate_id) FROM (
    SELECT DISTINCT card.company_id, card.candidate_id FROM pipeline_cards card
    JOIN company_keys USING (company_id)
    JOIN blocks USING (candidate_id, company_key)
    WHERE card.company_id = ANY (renamed) ORDER BY 1, 2) AS shut;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION drop_cards_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pipeline_cards WHERE candidate_id = NEW.id;
  DELETE FROM pipeline_events WHERE candidate_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_marks_renew_card_on_insert AFTER INSERT ON people_marks
  FOR EACH ROW WHEN (NEW.starred_at IS NOT NULL) EXECUTE FUNCTION renew_card_of_star();
--> statement-breakpoint
CREATE TRIGGER people_marks_renew_card_on_update AFTER UPDATE OF starred_at ON people_marks
  FOR EACH ROW WHEN (OLD.starred_at IS DISTINCT FROM NEW.starred_at) EXECUTE FUNCTION renew_card_of_star();
--> statement-breakpoint
CREATE TRIGGER people_marks_renew_card_on_delete AFTER DELETE ON people_marks
  FOR EACH ROW WHEN (OLD.starred_at IS NOT NULL) EXECUTE FUNCTION renew_card_of_star();
--> statement-breakpoint
CREATE TRIGGER offers_renew_card_on_insert AFTER INSERT ON offers
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND NEW.undone_at IS NULL) EXECUTE FUNCTION renew_card_of_row();
--> statement-breakpoint
-- A match makes its coffee chat in the same transaction, and that renews the card.
CREATE TRIGGER offers_renew_card_on_update AFTER UPDATE OF status, undone_at, expiry_day ON offers
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND NEW.status <> 'MATCHED'
    AND (OLD.status, OLD.undone_at, OLD.expiry_day) IS DISTINCT FROM (NEW.status, NEW.undone_at, NEW.expiry_day))
  EXECUTE FUNCTION renew_card_of_row();
--> statement-breakpoint
CREATE TRIGGER coffeechats_renew_card_on_insert AFTER INSERT ON coffeechats
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL) EXECUTE FUNCTION renew_card_of_row();
--> statement-breakpoint
CREATE TRIGGER coffeechats_renew_card_on_update AFTER UPDATE OF cancelled_at ON coffeechats
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND OLD.cancelled_at IS DISTINCT FROM NEW.cancelled_at)
  EXECUTE FUNCTION renew_card_of_row();
--> statement-breakpoint
CREATE TRIGGER coffeechat_stages_renew_card AFTER INSERT ON coffeechat_stages
  FOR EACH ROW EXECUTE FUNCTION renew_card_of_chat();
--> statement-breakpoint
CREATE TRIGGER hires_renew_card AFTER INSERT ON hires
  FOR EACH ROW WHEN (NEW.coffeechat_id IS NOT NULL) EXECUTE FUNCTION renew_card_of_chat();
--> statement-breakpoint
-- Who leaves or shuts a company out ends offers and talks in the same transaction: those are written first, their cards last.
CREATE CONSTRAINT TRIGGER blocks_renew_cards AFTER INSERT OR DELETE ON blocks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION renew_cards_of_block();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_drop_cards AFTER UPDATE OF deleted_at ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION drop_cards_of_person();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER companies_renew_cards AFTER UPDATE OF key, group_id ON companies DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.key <> NEW.key OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION renew_cards_under_new_names();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER company_aliases_renew_cards AFTER INSERT ON company_aliases DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION renew_cards_under_new_names();
