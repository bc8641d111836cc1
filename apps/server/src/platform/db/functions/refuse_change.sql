-- Keeps two ledgers append-only: what happened to an offer, and what a person agreed to. Rows are deleted only when their person is
-- erased, in a transaction that has set coffee_attack.erasing (`platform/db/erasing.ts`).
-- A trigger, because the rule binds every writer, including SQL typed by hand.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('coffee_attack.erasing', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER offer_events_append_only BEFORE UPDATE OR DELETE ON offer_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
