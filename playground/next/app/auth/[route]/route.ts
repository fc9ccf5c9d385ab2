import { getAuth } from '../../getAuth'

/** `GET nonce`, `GET session`, `POST verify` and `POST sign-out`. */
const handler = (request: Request) => getAuth().handler(request)

export { handler as GET, handler as POST }
