import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's defaults, which follow the current recommendations. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Verified when an account does not exist, so that response times do not reveal which accounts exist. */
const NOBODYS = hash('nobody has this password')

export async function isPassword(kept: string | undefined, given: string): Promise<boolean> {
  const matches = await verify(kept ?? (await NOBODYS), given)
  return matches && kept !== undefined
}
