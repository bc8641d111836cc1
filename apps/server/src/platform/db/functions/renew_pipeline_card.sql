-- Rewrites the card of one company and one candidate (BIZ-10) from what happened between the two: star, newest offer, newest coffee chat
-- and its stages, hire. There is no card for people who left or who shut the company out. The rule is `stageOf` of the domain
-- (packages/domain/src/pipeline/stage.ts); `pipeline/console/cards.test.ts` names each event and what the card becomes, and
-- `histories.test.ts` compares both on random histories. Boards, stories and reminders rely on it.
-- Called by the triggers of the tables it reads (`renew_card_of_*`, `renew_cards_*`), because offers, coffee chats, memory,
-- companies and withdrawal write them, by the pipeline when somebody is put aside, and by
-- `forgetShutOut` when a company gets a name.
CREATE OR REPLACE FUNCTION renew_pipeline_card(of_company uuid, of_candidate uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  card pipeline_cards;
  is_new boolean := false;
  reached timestamptz;
  stands record;
BEGIN
  -- Lock the card, and make it first if there is none: of two writers, the second reads what the first one committed.
  LOOP
    SELECT * INTO card FROM pipeline_cards WHERE company_id = of_company AND candidate_id = of_candidate FOR UPDATE;
    EXIT WHEN FOUND;
    -- Make no card for a candidate who is being erased: the card's foreign key would make the erasure fail. The lock waits for an
    -- erasure that another transaction has begun.
    PERFORM FROM users WHERE id = of_candidate FOR KEY SHARE;
    IF NOT FOUND THEN
      RETURN;
    END IF;
    INSERT INTO pipeline_cards (id, company_id, candidate_id, stage, stage_since)
      VALUES (gen_random_uuid(), of_company, of_candidate, 'ENDED', 'epoch') ON CONFLICT DO NOTHING;
    is_new := is_new OR FOUND;
  END LOOP;
  -- Withdrawing, hiding and renaming a company update existing cards only. These locks make them wait for a new card, or it for them.
  IF is_new THEN
    SELECT CASE WHEN is_active THEN attack_ends_at END INTO reached FROM users WHERE id = of_candidate FOR SHARE;
    PERFORM FROM companies WHERE id = of_company FOR SHARE;
  END IF;
  -- No card for candidates who left or who shut the company out.
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
  -- A star set after the last day of an offer starts anew, even before the nightly job has expired the offer.
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
  -- A hire that only the company has recorded is still in negotiation.
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
  -- A new offer sets the card's position; otherwise the position that the company chose stays.
  IF stands.offer_id IS NOT DISTINCT FROM card.offer_id OR stands.position_id IS NULL THEN
    stands.position_id := card.position_id;
  END IF;
  UPDATE pipeline_cards SET stage = stands.stage, stage_since = stands.since, offer_id = stands.offer_id,
    expiry_day = stands.expiry_day, position_id = stands.position_id,
    reached_until = CASE WHEN is_new THEN reached ELSE reached_until END,
    version = version + CASE WHEN is_new OR stage = stands.stage THEN 0 ELSE 1 END
  WHERE id = card.id AND (stage, stage_since, offer_id, expiry_day, position_id)
    IS DISTINCT FROM (stands.stage, stands.since, stands.offer_id, stands.expiry_day, stands.position_id);
END $$;
