import 'latchkey/styles.css'
import '../page.js'
