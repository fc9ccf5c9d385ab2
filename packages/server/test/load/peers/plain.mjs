// @ts-nocheck: its packages are installed where it runs.
// A login by mailed code as one would write it by hand: Hono and pg, four
// statements, no limits. It runs in a folder of its own.
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_CONNECTIONS ?? 10),
})
await pool.query(`create table if not exists codes
  (id text primary key, email text not null, hash text not null);
  create table if not exists people (id text primary key, email text unique);
  create table if not exists visits (id text primary key, person text)`)
const hash = (text) => createHash('sha256').update(text).digest('hex')
const app = new Hono()
app.post('/auth/email', async (c) => {
  const { email } = await c.req.json()
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await pool.query('insert into codes values ($1, $2, $3)', [
    ...[id, email, hash(code)],
  ])
  process.send({ code, email })
  return c.json({ challengeId: id })
})
app.post('/auth/otp', async (c) => {
  const { challengeId, code } = await c.req.json()
  const { rows } = await pool.query(
    'delete from codes where id = $1 and hash = $2 returning email',
    [challengeId, hash(code)],
  )
  if (!rows[0]) return c.json({}, 400)
  const { rows: people } = await pool.query(
    `insert into people values ($1, $2) on conflict (email)
      do update set email = excluded.email returning id`,
    [randomUUID(), rows[0].email],
  )
  const token = randomBytes(32).toString('base64url')
  await pool.query('insert into visits values ($1, $2)', [
    ...[hash(token), people[0].id],
  ])
  return c.json({ token })
})
app.get('/auth/session', async (c) => {
  const token = c.req.header('authorization')?.slice('Bearer '.length) ?? ''
  const { rows } = await pool.query(
    `select people.email from visits join people on people.id = person
      where visits.id = $1`,
    [hash(token)],
  )
  return rows[0] ? c.json(rows[0]) : c.json({}, 401)
})
const balance = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 0, value: 0 },
  quantity: { decimals: '18', numeric: '0.000000000000001' },
  iconUrl: '',
}
app.get('/bare', (c) => c.json({ balances: [balance] }))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send({ port }),
)
