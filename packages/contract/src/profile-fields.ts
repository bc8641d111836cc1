import { ATTACK_MONTHS } from '@coffeeattack/domain/profiles/attack-period'
import { detailProblem } from '@coffeeattack/domain/profiles/career'
import { emailProblem, settleEmail } from '@coffeeattack/domain/profiles/email'
import { FILE, fileKinds } from '@coffeeattack/domain/profiles/files'
import { hashtagsProblem, settleHashtags } from '@coffeeattack/domain/profiles/hashtags'
import { LINK, linkProblem, settleLink } from '@coffeeattack/domain/profiles/links'
import { addTechnique } from '@coffeeattack/domain/profiles/tech-stack'
import { TEXT_AREA } from '@coffeeattack/domain/text/length'
import { willingnessValues } from '@coffeeattack/domain/verification/registration'
import { z } from 'zod'
import { held, heldFields, requiredText, rule, textUpTo } from './rule.ts'
import { id } from './shapes.ts'

/** Links, the e-mail address and files are cleared by an empty text or by null. */
export const link = rule(linkProblem).describe('http(s) 주소').transform(settleLink).nullable()
export const email = rule(emailProblem).transform(settleEmail).nullable()

/** A `readUrl` that an upload gave; that it is the caller's own file is checked where files are known. */
export const fileUrl = textUpTo(LINK.limit)
  .transform((url) => url.trim() || null)
  .nullable()

/** Split, freed of spaces and twins, and only then judged. */
export const hashtags = held(z.array(z.string()).overwrite(settleHashtags), hashtagsProblem)

export const techStack = z
  .array(requiredText(50))
  .max(50)
  .overwrite((names) => names.reduce<string[]>(addTechnique, []))

export const jobText = requiredText(50)

export const companyName = requiredText(100)
export const companyNames = z.array(companyName).max(300)

/** Company, start and end are verified facts: they may be sent along, but only these three are read. */
export const careerItemChanges = heldFields(
  z
    .array(
      z.object({
        id,
        job: textUpTo(50).optional(),
        detail: rule(detailProblem).optional(),
        hide: z.boolean().optional(),
      }),
    )
    .max(100),
  (items) =>
    Object.fromEntries(
      items.flatMap(({ id: itemId }, index) =>
        items.findIndex((item) => item.id === itemId) < index
          ? [[`${index}.id`, '같은 경력을 두 번 보냈어요.']]
          : [],
      ),
    ),
)

export const willingness = z.enum(willingnessValues)

export const attackMonths = z.int().min(ATTACK_MONTHS.min).max(ATTACK_MONTHS.max)

/** Why somebody refuses or leaves. */
export const reason = requiredText(TEXT_AREA.limit)

export const uploadQuery = z.object({ type: z.enum(fileKinds), fileType: z.enum(FILE.extensions) })
