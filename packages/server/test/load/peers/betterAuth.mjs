// @ts-nocheck: its packages are installed where it runs.
// better-auth with its plugin for mailed codes, on Postgres.
import { serve } from '@hono/node-server'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { emailOTP } from 'better-auth/plugins'
import { Hono } from 'hono'
import pg from 'pg'

const options = {
  baseURL: 'http://localhost',
  database: new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: Number(process.env.DATABASE_CONNECTIONS ?? 10),
  }),
  plugins: [
    emailOTP({
      async sendVerificationOTP({ email, otp }) {
        process.send({ code: otp, email })
      },
    }),
  ],
  rateLimit: { enabled: false },
  secret: 'a secret of this measurement, 32 bytes',
  telemetry: { enabled: false },
}
const { runMigrations } = await getMigrations(options)
await runMigrations()
const auth = betterAuth(options)
const app = new Hono()
app.all('/api/auth/*', (c) => auth.handler(c.req.raw))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send({ port }),
)
