import type { Around, TableRow } from './person-rows.ts'

/** An open offer and an open curation, and a matched offer with its coffee chat. */
export function offerRows({ userId, companyId, operatorId, offerId, groupId, now, id }: Around): TableRow[] {
  const [matchedId, chatId] = [id(), id()]
  const sent = {
    candidate_id: userId,
    operator_id: operatorId,
    created_at: now,
    deliver_at: now,
    expiry_day: '2099-01-01',
  }
  const terms = { company_id: companyId, type: 'SUPER', salary_min: 6000, salary_max: 6800 }
  const matched = { status: 'MATCHED', selected_at: now, decided_at: now }
  const chat = { coffeechat_id: chatId }
  const proposal = { starts_at: now, minutes: 37, proposed_by: 'company', proposed_at: now }
  return [
    ['offer_groups', { id: groupId, ...sent, message: '묶음제안글' }],
    ['offers', { id: offerId, ...sent, ...terms, message: '제안글' }],
    ['offer_events', { offer_id: offerId, event: 'SENT', actor: 'OPERATOR', actor_id: operatorId, at: now }],
    ['offers', { id: matchedId, ...sent, ...terms, ...matched }],
    [
      'coffeechats',
      {
        id: chatId,
        offer_id: matchedId,
        candidate_id: userId,
        company_id: companyId,
        operator_id: operatorId,
        created_at: now,
      },
    ],
    ['coffeechat_times', { id: id(), ...chat, ...proposal }],
    ['coffeechat_questions', { id: id(), ...chat, position: 1, question: '커피챗질문' }],
  ]
}
