import { Client, type ClientConfig } from 'pg'

/** A connection of its own for one piece of work. */
export async function withClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>) {
  const client = new Client(connection)
  // A connection that breaks fails the query too, and that is where it is dealt with.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
