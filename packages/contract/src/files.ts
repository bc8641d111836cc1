import { FILE, fileKinds } from '@coffeeattack/domain/profiles/files'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { uploadQuery } from './profile-fields.ts'
import { count } from './query.ts'
import { textUpTo } from './rule.ts'
import { instant } from './shapes.ts'

const upload = z
  .object({ uploadUrl: z.string(), readUrl: z.string() })
  .meta({ id: 'Upload', description: 'uploadUrl에 PUT으로 파일을 보내면 readUrl에서 볼 수 있어요' })

/** Name and size are hints: the one is what the file is saved as, the other refuses a file that is too large early. */
const chosenFile = uploadQuery.extend({
  name: textUpTo(300).optional(),
  size: count({ min: 0, max: 999_999_999 }).optional(),
})
const uploadErrors = ['FILE_TOO_LARGE', 'FILE_BROKEN'] as const

export const files = feature('파일', {
  'GET /users/s3/upload/:id': candidateCall({
    about: '이력서나 포트폴리오를 올릴 주소를 받아요.',
    query: chosenFile,
    out: { 200: upload },
    errors: uploadErrors,
  }),
  'GET /inbound/user/files': candidateCall({
    about: '올린 파일을 모두 보여줘요.',
    out: {
      200: z.object({
        items: z.array(
          z.object({
            type: z.enum(fileKinds),
            name: z.string(),
            size: z.int().min(1).max(FILE.maxBytes),
            url: z.string(),
            createdAt: instant,
          }),
        ),
      }),
    },
  }),
  'GET /users/agent/upload': call({
    auth: 'none',
    about: '가입하지 않은 사람이 에이전트에게 보낼 파일을 올릴 주소를 받아요.',
    query: chosenFile,
    out: { 200: upload },
    errors: uploadErrors,
  }),
})
