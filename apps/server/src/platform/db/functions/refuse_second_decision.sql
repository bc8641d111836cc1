-- Refuses to move an offer or a curation out of any status but WAITING (OFR-1). The use cases decide by compare-and-set, so this fires
-- only for a statement that forgot to. A trigger, because decisions, counters, the nightly job and withdrawal each write the status.
CREATE OR REPLACE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% % is %, not WAITING', TG_TABLE_NAME, OLD.id, OLD.status
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_only_waiting_moves';
END $$;

CREATE OR REPLACE TRIGGER offers_only_waiting_moves BEFORE UPDATE OF status ON offers
  FOR EACH ROW WHEN (OLD.status <> 'WAITING' AND NEW.status <> OLD.status)
  EXECUTE FUNCTION refuse_second_decision();

CREATE OR REPLACE TRIGGER offer_groups_only_waiting_moves BEFORE UPDATE OF status ON offer_groups
  FOR EACH ROW WHEN (OLD.status <> 'WAITING' AND NEW.status <> OLD.status)
  EXECUTE FUNCTION refuse_second_decision();
