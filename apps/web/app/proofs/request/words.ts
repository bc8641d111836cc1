import { kindNames } from '@coffeeattack/domain/proofs/request-words.ko'
import type { ProofRequest } from './queries.ts'

/** '부탁한 것은 ‘재직 중’이에요. 다른 증명서를 보내도 돼요.' */
export const askedFor = ({ kind }: Pick<ProofRequest, 'kind'>): string =>
  `부탁한 것은 ‘${kindNames[kind]}’이에요. 다른 증명서를 보내도 돼요.`
