-- Keeps the audit trail append-only without exception, because it holds no personal data, and refuses TRUNCATE on all ledgers.
-- A trigger, because the rule binds every writer, including SQL typed by hand.
CREATE OR REPLACE FUNCTION refuse_every_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER offer_events_no_truncate BEFORE TRUNCATE ON offer_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();

CREATE OR REPLACE TRIGGER consents_no_truncate BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_every_change();

CREATE OR REPLACE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();
