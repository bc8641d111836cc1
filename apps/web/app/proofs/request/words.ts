import { askedKindNames } from '@coffeeattack/domain/proofs/request-words.ko'
import type { ProofRequest } from './queries.ts'

/** '연 소득 얼마 이상인지 궁금해해요. 다른 증명서를 보내도 돼요.' */
export const askedFor = ({ kind }: Pick<ProofRequest, 'kind'>): string =>
  `부탁한 것은 ‘${askedKindNames[kind]}’이에요. 다른 증명서를 보내도 돼요.`
