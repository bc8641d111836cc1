-- Writes one stream event for each side of a room. The recruiters of a company share one audience, the company; an agent is an audience of
-- their own. The candidate always comes first, so that two writers lock the heads of two streams in the same order.
CREATE OR REPLACE FUNCTION tell_room(room message_rooms, told_kind text, told_subject uuid, told_at timestamptz)
  RETURNS void LANGUAGE sql AS $$
  INSERT INTO stream_events (audience_id, kind, subject_id, at)
    SELECT audience_id, told_kind, told_subject, told_at
    FROM unnest(ARRAY[room.candidate_id, coalesce(room.company_id, room.operator_id)]) WITH ORDINALITY
      AS told (audience_id, turn)
    ORDER BY turn
$$;
