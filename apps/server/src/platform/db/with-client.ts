import { Client, type ClientConfig } from 'pg'

/** Runs work on a connection of its own. */
export async function withClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>) {
  const client = new Client(connection)
  // A broken connection fails the query too, which is handled there.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
