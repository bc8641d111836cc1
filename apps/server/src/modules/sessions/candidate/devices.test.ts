import { expect } from 'vitest'
import { type Login, type SessionWorld, test } from '../testing/session-world.ts'

type Device = { id: string; isCurrent: boolean }

/** One person on three devices, a minute apart. */
async function onThreeDevices(world: SessionWorld, phone: string): Promise<Login[]> {
  const logins = []
  for (let index = 0; index < 3; index++) {
    world.clock.advance({ minutes: 1 })
    logins.push(await world.login(phone))
  }
  return logins
}

const devicesOf = async (world: SessionWorld, login: Login) =>
  (await world.call('GET', '/users/devices', { token: login.accessToken })).json<{ items: Device[] }>().items

test('[TRUST-8] the list has every device, the current one marked, the last used first', async ({
  world,
}) => {
  const [, , third] = await onThreeDevices(world, '01050000001')
  const devices = await devicesOf(world, third!)
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
})

test('[TRUST-8] one device is signed out, the others stay', async ({ world }) => {
  const [first, second] = await onThreeDevices(world, '01050000002')
  const current = (await devicesOf(world, first!)).find(({ isCurrent }) => isCurrent)
  const answer = await world.call('DELETE', `/users/devices/${current!.id}`, { token: second!.accessToken })
  expect(answer.statusCode).toBe(204)
  expect((await world.refresh(first!.refreshToken)).statusCode).toBe(401)
  expect(await devicesOf(world, second!)).toHaveLength(2)
})

test('[TRUST-8] signing out everywhere keeps this device only when asked to', async ({ world }) => {
  const [first, , third] = await onThreeDevices(world, '01050000003')
  await world.call('DELETE', '/users/devices?keepCurrent=true', { token: third!.accessToken })
  expect((await world.refresh(first!.refreshToken)).statusCode).toBe(401)
  expect(await devicesOf(world, third!)).toHaveLength(1)
  await world.call('DELETE', '/users/devices', { token: third!.accessToken })
  expect((await world.refresh(third!.refreshToken)).statusCode).toBe(401)
})

test("[TRUST-8] another person's device is not found, and stays", async ({ world }) => {
  const mine = await world.login('01050000004')
  const theirs = await world.login('01050000005')
  const [device] = await devicesOf(world, theirs)
  const answer = await world.call('DELETE', `/users/devices/${device!.id}`, { token: mine.accessToken })
  expect(answer.statusCode).toBe(404)
  expect((await world.refresh(theirs.refreshToken)).statusCode).toBe(200)
})
