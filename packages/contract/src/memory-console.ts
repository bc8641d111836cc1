import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { requiredText } from './rule.ts'
import { id, instant } from './shapes.ts'

const roles = ['recruiter'] as const
const many = z.int().min(0)
const colleague = z.object({ id, name: z.string() })

/** What the company keeps about one person. */
export const marks = z
  .object({
    isStarred: z.boolean(),
    isHidden: z.boolean(),
    tags: z.array(z.string()),
    /** When a colleague last opened the profile; null when nobody did lately. */
    seenAt: instant.nullable(),
    /** Came within the last days, and nobody here has opened the profile. */
    isNew: z.boolean(),
    listIds: z.array(id),
    notes: many,
  })
  .meta({ id: 'PersonMarks', description: '우리 회사가 이 사람에 관해 적어 둔 것' })

const list = z.object({ id, name: z.string(), people: many }).meta({ id: 'PeopleList' })
const listName = z.object({ name: requiredText(MEMORY.listNameLimit) })

const note = z
  .object({
    id,
    text: z.string(),
    author: colleague,
    mentions: z.array(colleague),
    isMine: z.boolean(),
    createdAt: instant,
    editedAt: instant.nullable(),
  })
  .meta({ id: 'PersonNote' })

const noteBody = z.object({
  text: requiredText(MEMORY.noteLimit),
  /** Colleagues who are called in it, by id; only whoever works at the company is kept. */
  mentions: z.array(id).max(MEMORY.mentions).default([]),
})

export const consoleMemory = feature('콘솔: 팀의 기억', {
  'PATCH /console/candidates/:id/marks': operatorCall(roles, {
    about: '담아 두기, 숨기기, 태그를 바꿔요. 우리 회사만 봐요.',
    body: z.object({
      isStarred: z.boolean().optional(),
      isHidden: z.boolean().optional(),
      tags: z.array(requiredText(MEMORY.tagLimit)).max(MEMORY.tags).optional(),
    }),
    out: { 200: marks },
  }),
  'GET /console/candidates/:id/notes': operatorCall(roles, {
    about: '이 사람에 관해 동료들이 남긴 메모예요.',
    out: { 200: z.object({ items: z.array(note), colleagues: z.array(colleague) }) },
  }),
  'POST /console/candidates/:id/notes': operatorCall(roles, {
    makes: true,
    about: '메모를 남겨요. 연락처는 가려서 남고, 부른 동료에게 알려요.',
    body: noteBody,
    out: { 200: note },
  }),
  'PATCH /console/notes/:id': operatorCall(roles, {
    about: '내가 남긴 메모를 고쳐요.',
    body: noteBody,
    out: { 200: note },
  }),
  'DELETE /console/notes/:id': operatorCall(roles, {
    about: '내가 남긴 메모를 지워요.',
    out: { 204: null },
  }),
  'GET /console/lists': operatorCall(roles, {
    about: '우리 회사의 목록과 태그, 담아 두거나 숨긴 사람의 수예요.',
    out: {
      200: z.object({
        items: z.array(list),
        /** The most frequent first. */
        tags: z.array(z.object({ name: z.string(), people: many })),
        starred: many,
        hidden: many,
      }),
    },
  }),
  'POST /console/lists': operatorCall(roles, {
    makes: true,
    about: '목록을 만들어요.',
    body: listName,
    out: { 200: list },
    errors: ['PEOPLE_LIST_LIMIT', 'NAME_TAKEN'],
  }),
  'PATCH /console/lists/:id': operatorCall(roles, {
    about: '목록의 이름을 바꿔요.',
    body: listName,
    out: { 200: list },
    errors: ['NAME_TAKEN'],
  }),
  'DELETE /console/lists/:id': operatorCall(roles, {
    about: '목록을 지워요. 사람은 그대로예요.',
    out: { 204: null },
  }),
  'POST /console/lists/:id/people': operatorCall(roles, {
    about: '목록에 넣거나 빼요.',
    body: z.object({ candidateId: id, isIn: z.boolean() }),
    out: { 200: list },
  }),
})
