import { companyModes } from '@coffeeattack/domain/companies/choosing'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { companyName, companyNames } from './profile-fields.ts'
import { companies as companiesShape } from './profile-shapes.ts'
import { companyCard, idParam, instant } from './shapes.ts'

const modeParam = z.object({ mode: z.enum(companyModes) })

export const companies = feature('회사', {
  'GET /users/companies/:mode': call({
    auth: 'candidate',
    about: '관심 회사나 숨길 회사를 보여줘요.',
    params: modeParam,
    out: { 200: companiesShape },
    errors: [],
  }),
  'PATCH /users/companies/:mode': call({
    auth: 'candidate',
    about: '관심 회사나 숨길 회사를 바꿔요. 숨긴 회사는 내 프로필을 볼 수 없어요.',
    params: modeParam,
    body: z.object({ companyItems: companyNames }),
    out: { 200: companiesShape },
    errors: ['INTEREST_COMPANY_LIMIT'],
  }),
  'PATCH /v2/users/select/:id': call({
    auth: 'candidate',
    about: '관심 회사를 이름으로 골라요.',
    params: idParam,
    body: z.object({ userSelect: companyNames }),
    out: { 200: z.object({ userSelect: z.array(z.string()) }) },
    errors: ['INTEREST_COMPANY_LIMIT'],
  }),
  'GET /companies': call({
    auth: 'none',
    about: '함께하는 회사를 보여줘요.',
    query: z.object({ sort: z.enum(['random']).optional() }),
    out: { 200: z.object({ items: z.array(companyCard) }) },
    errors: [],
  }),
  'GET /companies/logo': call({
    auth: 'none',
    about: '회사 로고를 보여줘요.',
    query: z.object({ name: companyName }),
    out: { 200: z.object({ logo: z.string().nullable() }) },
    errors: ['NOT_FOUND'],
  }),
  'GET /v3/users/forums/blog': call({
    auth: 'none',
    about: '블로그 글을 보여줘요.',
    out: {
      200: z.object({
        items: z.array(
          z.object({
            title: z.string(),
            url: z.string(),
            image: z.string().nullable(),
            publishedAt: instant,
          }),
        ),
      }),
    },
    errors: [],
  }),
})
