const listOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

/** Technologies and companies that are called like a host. */
export const namedLikeHosts = listOf(
  `asp.net vb.net ado.net ml.net c.net paint.net java.net java.io system.io system.net socket.io draw.io k8s.io
  kubernetes.io spring.io start.spring.io fly.io cast.ai fast.ai character.ai x.ai c3.ai h2o.ai ssg.com booking.com
  amazon.com monday.com make.com cal.com dockerfile.dev env.dev docker.io quay.io ghcr.io gcr.io crates.io pkg.go.dev
  go.dev web.dev react.dev dart.dev pub.dev fs.io nio.io engine.io drone.io keras.io pinia.dev`,
)

/** First parts of the names of packages: 'com.example.app'. */
export const packageRoots = listOf('com org io net kr co')

/** What follows the name of a messenger or of a mail service when it is built, not used. */
export const productWords = listOf(
  `access account admin alert alimtalk android angular apache api apis app apps auth authentication automation backend banking batch
  bizmessage bot bots button calendar callback channel channels chat chatbot client client clone cloud commerce community
  connector console core crawler crawling data design desktop developer developers docker domain email embed engineer
  enterprise event feed firebase flutter frontend game gateway gift graph graphql group hook http https id image imap
  inbox integration interactive java javascript js kafka key kotlin kubernetes library like link live login logout mail
  manager marketing message messages messaging messenger mini mobile mobility module music mtproto native next nextjs nitro
  node nodejs notification notifications oauth oauth2 official open openapi page partner payment plugin pop3 post posts
  premium business plus profile project push python react reactjs redis redux refresh reels request rest router sdk search secret sender server serverless
  service share shop shopping sign signin slack smtp social spring springboot story storage sync system team template
  test text timeline token tool typescript uri url user users vite vue web web3 webhook webhooks webrtc websocket widget with wallet
  workflow workspace uuid rfc ipv pop bert gpt`,
)

/** Words behind an '@' in code: annotations, decorators, at-rules and scopes of packages. */
export const codeWords = listOf(
  `after aftereach all_args_constructor allargsconstructor angular apollo apply around async aspect autowired aws-sdk
  babel bean before beforeeach binding bindable body builder cacheable cacheevict charset classmethod column component
  composable configuration container controller controlleradvice data dataclass deprecated directive dynamic embedded
  emotion enableasync enablescheduling entity environment environmentobject eventlistener exceptionhandler feign
  feignclient font-face get getmapping getter guards hilt hiltviewmodel html http id import include inject injectable
  input interface joincolumn jsonproperty keyframes kafkalistener layer main mainactor manytoone max media min mixin mock
  mockbean module mui namespace nestjs next noargsconstructor nonnull notblank notnull nullable nuxt objc observable
  observedobject onetomany onetoone output override param patchmapping pathvariable pipe plugin post postmapping prefetch
  preauthorize primarykey primary prisma property provides published put putmapping pytest qualifier query queryparam
  reduxjs repository requestbody requestmapping requestparam requiredargsconstructor responsebody rest restcontroller
  restcontrolleradvice retryable scheduled scope service setter singleton sizing slf4j spring springboottest
  springbootapplication state stateobject staticmethod storybook suppresswarnings sveltejs swc table tailwind tanstack
  task test testable testing-library throws tostring transaction transactional trpc types typescript-eslint update use
  usable utility valid validated value variant vercel version vitejs viewchild volatile vue vueuse webmvctest`,
)
