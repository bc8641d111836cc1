import { offerStatuses, offerTypes } from '@coffeeattack/domain/offers/offer'
import { z } from 'zod'
import { id, instant, manwon } from './shapes.ts'

export const offerStatus = z.enum(offerStatuses)

/** What a list shows of an offer; a curated group stands in it as one entry of type SUPER_CURATION. */
export const offerListItem = z
  .object({
    id,
    offerGroupId: id.nullable(),
    type: z.enum(offerTypes),
    status: offerStatus,
    name: z.string(),
    logo: z.string().nullable(),
    expiredAt: instant,
    createdAt: instant,
    selectedAt: instant.nullable(),
    salaryMin: manwon.nullable(),
    salaryMax: manwon.nullable(),
    increaseRate: z.number().nullable(),
    position: z.string(),
    operatorName: z.string(),
    isMaster: z.boolean(),
    isJustMessage: z.boolean(),
    isNew: z.boolean(),
    isMatched: z.boolean(),
    isExpired: z.boolean(),
    isSelected: z.boolean(),
    isLike: z.boolean(),
  })
  .meta({ id: 'OfferListItem', description: '목록에 보이는 제안' })

export const offer = offerListItem
  .omit({ isSelected: true })
  .extend({
    groupId: id.nullable(),
    link: z.string().nullable(),
    offerItems: z.array(z.string()),
    message: z.string(),
    refusalReason: z.string().nullable(),
  })
  .meta({ id: 'Offer', description: '제안 하나' })

export const offerGroup = z
  .object({
    groupId: id,
    status: offerStatus,
    message: z.string(),
    expiredAt: instant,
    operatorName: z.string(),
    isLike: z.boolean(),
    offerItems: z.array(
      z.object({
        id,
        name: z.string(),
        logo: z.string().nullable(),
        position: z.string(),
        domain: z.string(),
        selectedAt: instant.nullable(),
        createdAt: instant,
      }),
    ),
  })
  .meta({ id: 'OfferGroup', description: '여러 회사를 모은 제안' })
