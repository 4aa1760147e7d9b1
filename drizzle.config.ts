// Where drizzle-kit finds the tables and writes the SQL of a migration: `npm run migration -- --name what-changes`.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/{domain,identity}/**/tables.ts',
  out: './src/db/migrations',
})
