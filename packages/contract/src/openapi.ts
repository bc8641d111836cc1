import { BRAND } from '@coffeeattack/domain/brand'
import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'
import { sentence } from '@coffeeattack/domain/errors/row'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { z } from 'zod'
import { refusalsOf, splitKey, type Auth, type Tagged } from './call.ts'
import { IDEMPOTENCY_KEY } from './idempotency-key.ts'
import { PROGRAMS, type Webhook } from './handover.ts'
import { createComponents, type Json, type SchemaOf } from './openapi-schemas.ts'

/** The OpenAPI 3.1 document, made from the same table that validates the calls. */
export function openapi(
  calls: Record<string, Tagged>,
  version: string,
  webhooks: Readonly<Record<string, Webhook>> = {},
) {
  const components = createComponents()
  const paths: Record<string, Record<string, Json>> = {}
  for (const [key, call] of Object.entries(calls)) {
    const { method, path } = splitKey(key)
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: operation(key, call, components.schemaOf),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.ko} API`, version, description: '모든 시각은 ISO 8601, 금액은 만원 단위예요.' },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    webhooks: Object.fromEntries(
      Object.entries(webhooks).map(([type, it]) => [type, { post: webhook(type, it, components.schemaOf) }]),
    ),
    components: {
      schemas: { ...components.schemas, Error: errorSchema },
      parameters: { IdempotencyKey: idempotencyKey },
      headers: {
        RetryAfter: { description: '다시 시도할 수 있을 때까지의 초', schema: { type: 'integer' } },
      },
      securitySchemes,
    },
  }
}

function operation(key: string, call: Tagged, schemaOf: SchemaOf): Json {
  const parameters = [
    ...parametersOf('path', call.params, schemaOf),
    ...parametersOf('query', call.query, schemaOf),
    ...(call.makes ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  return {
    operationId: operationId(key),
    tags: [call.tag],
    summary: call.about,
    ...whoMayCall(call),
    security: security(call.auth),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: requestBody(call.body, schemaOf) } : {}),
    ...(call.file ? { requestBody: fileBody(call.file) } : {}),
    responses: { ...successes(call, schemaOf), ...refusals(key, call) },
  }
}

/** What the security scheme cannot say: the console roles, and whether the phone may be unverified. */
function whoMayCall({ roles, beforeProof }: Tagged): Json {
  if (roles) {
    const names = roles.map((role) => roleNames[role]).join(', ')
    return { description: `부를 수 있는 사람: ${names}`, 'x-roles': roles }
  }
  return beforeProof ? { description: '휴대전화를 확인하기 전에도 부를 수 있어요.' } : {}
}

/** `GET /v2.1/users/:id` → `get_v2_1_users_by_id` */
function operationId(key: string) {
  const { method, path } = splitKey(key)
  return method.toLowerCase() + path.replaceAll(':', 'by_').replaceAll(/\W/g, '_')
}

function parametersOf(where: 'path' | 'query', shape: z.ZodObject | undefined, schemaOf: SchemaOf): Json[] {
  return Object.entries((shape?.shape ?? {}) as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !field.isOptional(),
    schema: parameterSchema(field, schemaOf),
  }))
}

/** A parameter is read from text; one that is read as a number is described as that number. */
function parameterSchema(field: z.ZodType, schemaOf: SchemaOf): Json {
  const required = field instanceof z.ZodOptional ? field.unwrap() : field
  const number = required instanceof z.ZodPipe && required.out instanceof z.ZodNumber ? required.out : null
  return number ? schemaOf(number, 'output') : schemaOf(field, 'input')
}

function requestBody(body: z.ZodType, schemaOf: SchemaOf): Json {
  return {
    required: !body.isOptional(),
    content: { 'application/json': { schema: schemaOf(body, 'input') } },
  }
}

function fileBody({ maxBytes, types }: NonNullable<Tagged['file']>): Json {
  return {
    required: true,
    description: `파일 그대로, ${maxBytes / 1024 / 1024} MB까지`,
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  }
}

function successes({ out, events, example }: Tagged, schemaOf: SchemaOf): Json {
  if (events) return { 200: eventStream(events, schemaOf) }
  return Object.fromEntries(
    Object.entries(out).map(([status, schema]) => [
      status,
      schema
        ? {
            description: '성공',
            content: {
              'application/json': { schema: schemaOf(schema, 'output'), ...(example && { example }) },
            },
          }
        : { description: '성공 (내용 없음)' },
    ]),
  )
}

function eventStream(events: NonNullable<Tagged['events']>, schemaOf: SchemaOf): Json {
  const data = Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, 'output')])
  return {
    description: `Server-Sent Events: ${Object.keys(events).join(', ')}`,
    content: { 'text/event-stream': { schema: { type: 'string' } } },
    'x-events': Object.fromEntries(data),
  }
}

/** A webhook of a company's address, signed after Standard Webhooks. */
function webhook(type: string, { about, data, example }: Webhook, schemaOf: SchemaOf): Json {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return {
    operationId: `webhook_${type.replaceAll('.', '_')}`,
    tags: [PROGRAMS],
    summary: about,
    security: [],
    parameters: [
      header('webhook-id', '같은 소식은 다시 보낼 때도 같은 값이에요.'),
      header('webhook-timestamp', '보낸 시각 (초). 5분보다 오래됐으면 받지 마세요.'),
      header('webhook-signature', 'Standard Webhooks의 서명. 받은 본문 그대로 확인해 주세요.'),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { const: type },
              timestamp: { type: 'string', format: 'date-time', description: '소식이 생긴 시각' },
              data: schemaOf(data, 'output'),
            },
          },
          example: { type, timestamp: '2026-11-16T01:00:00.000Z', data: example },
        },
      },
    },
    responses: {
      '2XX': { description: '받았어요. 10초 안에 답해 주세요.' },
      '4XX': { description: '받지 못했어요. 2XX가 아닌 답에는 같은 소식을 다시 보내요.' },
    },
  }
}

/** One response per status; its examples are the situations that share it. */
function refusals(key: string, call: Tagged): Json {
  const byStatus = Map.groupBy(refusalsOf(key, call), (situation) => catalogue[situation].status)
  return Object.fromEntries(
    [...byStatus].map(([status, situations]) => [status, refusal(status, situations)]),
  )
}

function refusal(status: number, situations: Situation[]): Json {
  const examples = situations.map((code) => [code, { value: { code, message: sentence(catalogue[code]) } }])
  return {
    description: situations.map((code) => catalogue[code].title).join(' · '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(examples),
      },
    },
    ...(isForNow(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
  }
}

/** Too many calls or an outage: a retry may succeed. */
const isForNow = (status: number) => status === 429 || status === 503

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description })

const securitySchemes = {
  candidate: bearer('지원자의 액세스 토큰'),
  refresh: bearer('지원자의 리프레시 토큰'),
  operator: bearer('콘솔의 액세스 토큰'),
  'operator-refresh': {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-console-refresh',
    description: '콘솔의 리프레시 토큰. 스크립트가 읽을 수 없는 쿠키예요.',
  },
  partner: bearer('파트너의 액세스 토큰'),
  'partner-refresh': bearer('파트너의 리프레시 토큰'),
  'api-key': {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ca_live_…',
    description: '회사의 API 키. 콘솔의 채용 시스템 연결에서 만들어요.',
  },
} as const satisfies Record<Exclude<Auth, 'none' | 'optional'>, Json>

function security(auth: Auth): Json[] {
  if (auth === 'none') return []
  return auth === 'optional' ? [{}, { candidate: [] }] : [{ [auth]: [] }]
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: '상황의 이름' },
    message: { type: 'string', description: '사람에게 보여줄 수 있는 문장' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: '입력 항목마다 보여줄 문장',
    },
  },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    '같은 키와 같은 내용으로 다시 보내면 같은 답을 해요. 눈에 보이는 ASCII 문자로 만들고, 24시간 동안 기억해요.',
  schema: {
    type: 'string',
    minLength: IDEMPOTENCY_KEY.shortest,
    maxLength: IDEMPOTENCY_KEY.longest,
    pattern: IDEMPOTENCY_KEY.pattern.source,
  },
}
