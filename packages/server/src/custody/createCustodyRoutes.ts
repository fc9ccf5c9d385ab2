import { Hono } from 'hono'
import type { Auth } from '../auth/createAuth.js'
import { readBody } from '../auth/readBody.js'
import { readLanguage } from '../auth/readLanguage.js'
import { readToken } from '../auth/readToken.js'
import { addShareSet } from './addShareSet.js'
import { changeWrap } from './changeWrap.js'
import { createCustody } from './createCustody.js'
import { deleteCustody } from './deleteCustody.js'
import { describeCustody } from './describeCustody.js'
import { getShare } from './getShare.js'
import { joinShareSet } from './joinShareSet.js'
import { keepCustody } from './keepCustody.js'
import { openCustody } from './openCustody.js'
import { releaseCustody } from './releaseCustody.js'
import { removeShareSet } from './removeShareSet.js'
import { requestChallenge } from './requestChallenge.js'
import { bodies } from './schemas.js'

const changes = {
  create: createCustody,
  'add-set': addShareSet,
  'change-wrap': changeWrap,
  'remove-set': removeShareSet,
  delete: deleteCustody,
}

/** Wallets that can be recovered, for the frame page. */
export function createCustodyRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.get('/auth/custody', async (c) =>
    c.json(await describeCustody(auth, { token: readToken(c) })),
  )
  app.post('/auth/custody/challenge', async (c) => {
    const { action } = await readBody(c, bodies.challenge)
    return c.json(await requestChallenge(auth, { action, token: readToken(c) }))
  })
  app.post('/auth/custody/share', async (c) => {
    const { setId } = await readBody(c, bodies.share)
    return c.json(await getShare(auth, { setId, token: readToken(c) }))
  })
  app.post('/auth/custody/join', async (c) => {
    const body = await readBody(c, bodies.join)
    await joinShareSet(auth, { ...body, token: readToken(c) })
    return c.json({})
  })
  app.post('/auth/custody/open', async (c) => {
    const body = await readBody(c, bodies.open)
    return c.json(await openCustody(auth, { ...body, token: readToken(c) }))
  })
  app.post('/auth/custody/release', async (c) =>
    c.json(await releaseCustody(auth, { token: readToken(c) })),
  )
  app.post('/auth/custody/keep', async (c) => {
    const { app } = await readBody(c, bodies.keep)
    const [language, token] = [readLanguage(c), readToken(c)]
    await keepCustody(auth, { app, language, token })
    return c.json({})
  })
  for (const [action, run] of Object.entries(changes))
    app.post(`/auth/custody/${action}`, async (c) => {
      const { app, projectId, ...change } = await readBody(c, bodies.change)
      const [language, token] = [readLanguage(c), readToken(c)]
      const answer = await run(auth, {
        ...{ app, change, language, projectId, token },
      })
      return c.json(answer ?? {})
    })
  return app
}
