import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate` writes the next migration from the difference between schema and last snapshot. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/schema/*.ts',
  out: './src/platform/db/migrations',
  casing: 'snake_case',
})
