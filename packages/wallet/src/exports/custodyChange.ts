export { type CustodyAction, hashChange } from '../custody/hashChange.js'
