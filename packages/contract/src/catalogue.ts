import { degrees, schoolProblems, schoolTypes } from '@coffeeattack/domain/catalogue/education'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { schoolItem } from './profile-shapes.ts'
import { heldFields, rule } from './rule.ts'
import { idParam } from './shapes.ts'

const anyText = rule(() => null)

const school = z.object({
  type: z.enum(schoolTypes),
  name: anyText,
  major: anyText.nullable(),
  degree: z.enum(degrees).nullable(),
  start: anyText.describe('YYYY-MM'),
  end: anyText.nullable().describe('YYYY-MM, 비어 있으면 재학 중'),
})

const newSchool = school.extend({
  major: school.shape.major.default(null),
  degree: school.shape.degree.default(null),
  end: school.shape.end.default(null),
})

/** What a patch leaves out is filled with something blameless, so that only what it sends is judged. */
function patchProblems(patch: Partial<z.output<typeof school>>) {
  const blameless = {
    type: 'OTHER',
    name: '-',
    major: null,
    degree: null,
    start: '1900-01',
    end: null,
  } as const
  return schoolProblems({ ...blameless, ...patch })
}

export const education = feature('학력', {
  'GET /users/schools': call({
    auth: 'candidate',
    about: '내 학력을 모두 보여줘요.',
    out: { 200: z.object({ userSchoolItems: z.array(schoolItem) }) },
    errors: [],
  }),
  'GET /users/schools/:id': call({
    auth: 'candidate',
    about: '학력 하나를 보여줘요.',
    params: idParam,
    out: { 200: schoolItem },
    errors: [],
  }),
  'POST /users/schools': call({
    auth: 'candidate',
    makes: true,
    about: '학력을 추가해요. 최대 10개예요.',
    body: heldFields(newSchool, schoolProblems),
    out: { 200: schoolItem },
    errors: ['EDUCATION_LIMIT'],
  }),
  'PATCH /users/schools/:id': call({
    auth: 'candidate',
    about: '학력을 고쳐요. 보낸 항목만 바뀌어요.',
    params: idParam,
    body: heldFields(school.partial(), patchProblems),
    out: { 200: schoolItem },
    errors: [],
  }),
  'DELETE /users/schools/:id': call({
    auth: 'candidate',
    about: '학력을 지워요.',
    params: idParam,
    out: { 204: null },
    errors: [],
  }),
})
