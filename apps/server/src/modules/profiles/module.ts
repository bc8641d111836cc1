import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { askForMore, extendAttack, stopAttack } from './candidate/attack-period.ts'
import {
  changeEmail,
  changeHashtags,
  changeMajor,
  changeTechStack,
  changeWillingness,
} from './candidate/change-fields.ts'
import { saveAdditional } from './candidate/save-additional.ts'
import { showHome } from './candidate/show-home.ts'
import { showMy, showPreview, showProfile } from './candidate/show-profile.ts'
import { maskWordsJob } from './jobs/mask-words.ts'

function candidateCalls(handle: Handle): void {
  handle('GET /users/profile/:id', ({ caller, params }, deps) => showPreview(params.id, caller.userId, deps))
  handle('GET /v2/users/profile', ({ caller }, deps) => showProfile(caller.userId, deps))
  handle('GET /v3/users/profile', ({ caller }, deps) => showProfile(caller.userId, deps))
  handle('GET /v3/users/my', ({ caller }, deps) => showMy(caller.userId, deps))
  handle('GET /v3/users/my/attack', ({ caller }, deps) => showHome(caller.userId, deps))
  handle('PATCH /users/additional', ({ caller, body }, deps) => saveAdditional(caller.userId, body, deps))
  handle('PATCH /users/techstack', ({ caller, body }, deps) =>
    changeTechStack(caller.userId, body.techStackItems, deps),
  )
  handle('PATCH /users/hashtag', ({ caller, body }, deps) =>
    changeHashtags(caller.userId, body.hashtags, deps),
  )
  handle('PATCH /users/email', ({ caller, body }, deps) => changeEmail(caller.userId, body.email, deps))
  handle('PATCH /users/ismajor', ({ caller, body }, deps) => changeMajor(caller.userId, body.isMajor, deps))
  handle('PATCH /users/willingness', ({ caller, body }, deps) =>
    changeWillingness(caller.userId, body.willingness, deps),
  )
  handle('PATCH /v2/users/attack', ({ caller, body }, deps) => extendAttack(caller.userId, body.month, deps))
  handle('PATCH /v2/users/stop', ({ caller }, deps) => stopAttack(caller.userId, deps))
  handle('PATCH /v2/users/more/:id', ({ caller, params, body }, deps) =>
    askForMore({ userId: params.id, callerId: caller.userId, message: body?.message }, deps),
  )
}

export const profilesModule: Module = {
  calls: [candidateCalls],
  jobs: [maskWordsJob],
}
