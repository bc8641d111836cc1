-- outside a transaction: everybody goes on sending while the cards of what was sent before are made, some people at a time.
DO $$
DECLARE
  reached uuid := '00000000-0000-0000-0000-000000000000';
  people uuid[];
BEGIN
  LOOP
    people := array(SELECT DISTINCT candidate_id FROM offers WHERE candidate_id > reached ORDER BY candidate_id LIMIT 200);
    EXIT WHEN people = '{}';
    PERFORM renew_pipeline_card(company_id, candidate_id) FROM (
      SELECT DISTINCT company_id, candidate_id FROM offers
      WHERE candidate_id = ANY (people) AND company_id IS NOT NULL ORDER BY candidate_id, company_id) AS pairs;
    reached := people[cardinality(people)];
    COMMIT;
  END LOOP;
END $$;
