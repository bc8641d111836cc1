import { counterAnswers } from '@coffeeattack/domain/offers/counter'
import { offerStatuses, offerTypes, senderRoles } from '@coffeeattack/domain/offers/offer'
import { detailFields } from '@coffeeattack/domain/positions/candidate-fields'
import { salaryTypes } from '@coffeeattack/domain/salary/items'
import { z } from 'zod'
import { incomeOrigin } from './profile-shapes.ts'
import { shownFields } from './position-shapes.ts'
import { id, instant, manwon, payParts } from './shapes.ts'

export const offerStatus = z.enum(offerStatuses)

/** The company an offer speaks for. */
export const offerCompany = z
  .object({
    id,
    name: z.string(),
    logo: z.string().nullable(),
    /** What the company does, in a few words. */
    domain: z.string(),
    isVerified: z.boolean(),
  })
  .meta({ id: 'OfferCompany', description: '제안한 회사' })

/** The person who wrote. */
export const offerSender = z
  .object({
    id,
    name: z.string(),
    /** What the person is at work, in their own words; empty when they gave none. */
    title: z.string(),
    photo: z.string().nullable(),
    role: z.enum(senderRoles),
  })
  .meta({ id: 'OfferSender', description: '제안을 보낸 사람' })

/** What the candidate would meet for, and what the company made of it (OFR-16). */
export const counter = z
  .object({
    amount: manwon,
    note: z.string(),
    askedAt: instant,
    answer: z.enum(counterAnswers).nullable(),
    answerNote: z.string(),
    answeredAt: instant.nullable(),
    /** The range that was on the table then. */
    was: z.object({ salaryMin: manwon, salaryMax: manwon }),
  })
  .meta({ id: 'Counter', description: '이 금액이면 만나겠다는 말과 회사의 답' })

/** What is offered. `increaseRate` counts from `incomeBasis`, the newest verified income until the offer is answered. */
const terms = {
  position: z.string(),
  salaryMin: manwon.nullable(),
  salaryMax: manwon.nullable(),
  increaseRate: z.number().nullable(),
  incomeBasis: manwon.nullable(),
  /** Null where the year is not known: of offers answered before it was kept. */
  incomeOrigin: incomeOrigin.nullable(),
  /** Null when nothing is named besides the base, and for a group. */
  pay: payParts.nullable(),
  /** Benefits; empty for a group. */
  offerItems: z.array(z.string()),
}

/**
 * What a list shows of an offer. A curated group stands in it as one entry of type SUPER_CURATION: it has its agent's
 * name, and its salary reaches from the lowest to the highest in it.
 */
export const offerListItem = z
  .object({
    /** Of the offer, or of the group it stands for. */
    id,
    offerGroupId: id.nullable(),
    type: z.enum(offerTypes),
    status: offerStatus,
    name: z.string(),
    logo: z.string().nullable(),
    expiredAt: instant,
    createdAt: instant,
    selectedAt: instant.nullable(),
    ...terms,
    operatorName: z.string(),
    isMaster: z.boolean(),
    isJustMessage: z.boolean(),
    isNew: z.boolean(),
    isMatched: z.boolean(),
    isExpired: z.boolean(),
    isSelected: z.boolean(),
    isLike: z.boolean(),
    /** The company ended it in answer to a counter (OFR-16). */
    isTakenBack: z.boolean(),
    /** The coffee chat that came of it; for a group those of its companies are in the group itself. */
    coffeechatId: id.nullable(),
    /** Null for a group, and for the agent's own message. */
    companyId: id.nullable(),
    /** The company, or those of a group; once companies were selected, those alone. */
    companyItems: z.array(z.object({ name: z.string(), logo: z.string().nullable() })),
  })
  .meta({ id: 'OfferListItem', description: '목록에 보이는 제안' })

export const offer = offerListItem
  .omit({ isSelected: true, isTakenBack: true, companyId: true, companyItems: true })
  .extend({
    groupId: id.nullable(),
    link: z.string().nullable(),
    message: z.string(),
    refusalReason: z.string().nullable(),
    /** Null only for the agent's own message. */
    company: offerCompany.nullable(),
    operator: offerSender,
    /** The office that verified the income, and what the person hopes for: today's, to hold the offer against. */
    salaryType: z.enum(salaryTypes),
    hopeSalary: manwon.nullable(),
    /** Where the two sides talk once they matched. */
    roomId: id.nullable(),
    counter: counter.nullable(),
    /** From the position that the offer is for; null without one, and once the offer is refused or over. */
    positionDetails: z.object(shownFields(detailFields)).nullable(),
  })
  .meta({ id: 'Offer', description: '제안 하나' })

export const offerGroup = z
  .object({
    groupId: id,
    status: offerStatus,
    message: z.string(),
    expiredAt: instant,
    createdAt: instant,
    decidedAt: instant.nullable(),
    operatorName: z.string(),
    operator: offerSender,
    isLike: z.boolean(),
    isNew: z.boolean(),
    /** The conversation with the agent, once there is one. */
    roomId: id.nullable(),
    offerItems: z.array(
      z.object({
        id,
        /** Of a decided group a company that was not selected is REFUSED. */
        status: offerStatus,
        companyId: id,
        name: z.string(),
        logo: z.string().nullable(),
        domain: z.string(),
        isVerified: z.boolean(),
        link: z.string().nullable(),
        ...terms,
        selectedAt: instant.nullable(),
        createdAt: instant,
        coffeechatId: id.nullable(),
      }),
    ),
  })
  .meta({ id: 'OfferGroup', description: '여러 회사를 모은 제안' })
