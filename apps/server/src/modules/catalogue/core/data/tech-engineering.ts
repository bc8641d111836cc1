/** Techniques by the jobs they are recommended for, most asked for first; Korean spellings after the sign. */
export const ENGINEERING = [
  {
    label: '개발',
    jobs: ['백엔드 개발자', '풀스택 개발자', '웹 개발자'],
    names: `Spring=스프링, Spring Boot=스프링부트, Java=자바, Kotlin=코틀린, Node.js=노드, NestJS=네스트, Express=익스프레스, Python=파이썬, Django=장고, FastAPI=패스트API, Flask=플라스크, Go=고랭|Golang, Rust=러스트, C#=씨샵, .NET=닷넷, ASP.NET, PHP=피에이치피, Laravel=라라벨, CodeIgniter=코드이그나이터, Ruby=루비, Ruby on Rails=레일즈, Scala=스칼라, Play Framework, Akka, Ktor, Quarkus=쿼커스, Micronaut=마이크로넛, Vert.x, Elixir=엘릭서, Phoenix=피닉스, Erlang=얼랭, Clojure=클로저, Haskell=하스켈, Perl=펄, Groovy=그루비, Fastify=패스티파이, Hono, Koa, Deno=데노, Bun, Fiber, Gin, Echo, Actix, Axum, Spring Security=스프링 시큐리티, Spring Cloud=스프링 클라우드, Spring Batch=스프링 배치, Spring WebFlux=웹플럭스, JPA, Hibernate=하이버네이트, QueryDSL=쿼리DSL, MyBatis=마이바티스, jOOQ, Exposed, Prisma=프리즈마, TypeORM=타입ORM, Sequelize=시퀄라이즈, Drizzle ORM=드리즐, SQLAlchemy, Celery=셀러리, gRPC, REST API, GraphQL=그래프큐엘, Apollo=아폴로, WebSocket=웹소켓, Socket.IO=소켓IO, Server-Sent Events, OAuth=오어스, JWT, OpenAPI, Swagger=스웨거, Protocol Buffers, Thrift, Servlet=서블릿, JSP, Tomcat=톰캣, Netty=네티, eGovFrame=전자정부 프레임워크, Struts, Gradle=그레이들, Maven=메이븐, JUnit=제이유닛, Spock, Mockito=모키토, Testcontainers, MSA=마이크로서비스, DDD=도메인 주도 설계, TDD=테스트 주도 개발, CQRS, Event Sourcing=이벤트 소싱`,
  },
  {
    label: '개발',
    jobs: ['프론트엔드 개발자', '풀스택 개발자', '웹 퍼블리셔', '웹 개발자'],
    names: `React=리액트, TypeScript=타입스크립트, JavaScript=자바스크립트, Next.js=넥스트, Vue.js=뷰, Nuxt=넉스트, Angular=앵귤러, Svelte=스벨트, SvelteKit, Solid=솔리드JS, Qwik, Astro=아스트로, Remix=리믹스, React Router=리액트 라우터, Gatsby=개츠비, Preact, Lit, Web Components=웹 컴포넌트, HTML, CSS, Sass=사스, Less, Tailwind CSS=테일윈드, styled-components=스타일드 컴포넌트, Emotion=이모션, CSS Modules, Vanilla Extract, Panda CSS, Bootstrap=부트스트랩, Material UI=머티리얼, Ant Design=앤트 디자인, Chakra UI=차크라, Radix UI, shadcn/ui, Headless UI, Redux=리덕스, Zustand=주스탄드, Recoil=리코일, Jotai=조타이, MobX=몹엑스, Pinia, XState, TanStack Query=리액트 쿼리|React Query, SWR, Relay, React Hook Form, Zod, Vite=비트, webpack=웹팩, Rollup=롤업, Rolldown, esbuild, Turbopack=터보팩, Parcel, Babel=바벨, SWC, ESLint=이에스린트, Prettier=프리티어, Biome, Oxlint, Storybook=스토리북, Chromatic, Jest=제스트, Vitest=비테스트, Testing Library, Cypress=사이프레스, Playwright=플레이라이트, MSW, Turborepo=터보레포, Nx, pnpm, Yarn=얀, npm, Lerna, D3.js=디쓰리, Three.js=쓰리제이에스, WebGL, WebGPU, Canvas=캔버스, SVG, PWA, Service Worker=서비스 워커, WebRTC, WebAssembly=웹어셈블리, Electron=일렉트론, Tauri=타우리, jQuery=제이쿼리, Framer Motion=프레이머 모션, GSAP, Lottie=로티, i18next, Web Accessibility=웹 접근성|WAI-ARIA, Lighthouse, Web Vitals=웹 성능`,
  },
  {
    label: '개발',
    jobs: ['안드로이드 개발자', 'iOS 개발자', '크로스플랫폼 앱 개발자'],
    names: `Android=안드로이드, Kotlin=코틀린, Jetpack Compose=젯팩 컴포즈, Android Jetpack=젯팩, Kotlin Coroutines=코루틴, RxJava, Dagger, Hilt=힐트, Retrofit=레트로핏, OkHttp, Room, ExoPlayer, iOS=아이오에스, Swift=스위프트, SwiftUI=스위프트UI, UIKit, Objective-C=오브젝티브씨, Combine=컴바인, RxSwift, TCA, Alamofire, Core Data, Realm=렐름, Xcode=엑스코드, Tuist, Fastlane=패스트레인, CocoaPods, Swift Package Manager, Flutter=플러터, Dart=다트, Riverpod=리버팟, BLoC, React Native=리액트 네이티브, Expo=엑스포, Kotlin Multiplatform=KMP, Ionic=아이오닉, Cordova, Xamarin, .NET MAUI, Firebase=파이어베이스, Firebase Cloud Messaging=FCM, Crashlytics, App Store Connect, Google Play Console, ARKit, ARCore, Bluetooth Low Energy=BLE`,
  },
  {
    label: '개발',
    jobs: [
      '데브옵스 엔지니어',
      '사이트 신뢰성 엔지니어',
      '클라우드 엔지니어',
      '시스템 엔지니어',
      '네트워크 엔지니어',
    ],
    names: `AWS=아마존 웹 서비스, Docker=도커, Kubernetes=쿠버네티스|K8s, Terraform=테라폼, Linux=리눅스, GCP=구글 클라우드, Azure=애저, Naver Cloud Platform=네이버 클라우드, NHN Cloud, Oracle Cloud=오라클 클라우드, Amazon EC2, Amazon S3, AWS Lambda=람다, Amazon ECS, Amazon EKS, Amazon RDS, Amazon SQS, Amazon CloudFront, CloudFormation, AWS CDK, Helm=헬름, Argo CD=아르고, Istio=이스티오, Envoy, Linkerd, Cilium, Jenkins=젠킨스, GitHub Actions=깃허브 액션, GitLab CI=깃랩, CircleCI, Travis CI, Ansible=앤서블, Puppet, Chef, Pulumi=풀루미, Vault=볼트, Consul, Nomad, Packer, Vagrant, Prometheus=프로메테우스, Grafana=그라파나, Loki, Tempo, Jaeger=예거, OpenTelemetry=오픈텔레메트리, Datadog=데이터독, New Relic=뉴렐릭, Sentry=센트리, PagerDuty, Zabbix, Pinpoint=핀포인트, Scouter=스카우터, Elastic APM, Fluentd, Fluent Bit, Logstash=로그스태시, Kibana=키바나, Nginx=엔진엑스, Apache HTTP Server=아파치, HAProxy, Traefik, Caddy, Cloudflare=클라우드플레어, Vercel=버셀, Netlify, Heroku=헤로쿠, OpenStack=오픈스택, VMware, Proxmox, Podman, containerd, Ubuntu=우분투, CentOS, Rocky Linux=록키 리눅스, Red Hat Enterprise Linux=레드햇, Windows Server=윈도우 서버, Bash=배시, PowerShell=파워셸, Git=깃, GitHub=깃허브, GitLab, Bitbucket, Subversion=SVN, Cisco IOS=시스코, BGP, VPN, DNS, k6, JMeter=제이미터, Locust, Gatling, Chaos Engineering, FinOps`,
  },
  {
    label: '개발',
    jobs: ['데이터베이스 관리자', '백엔드 개발자'],
    names: `MySQL=마이에스큐엘, PostgreSQL=포스트그레스, Redis=레디스, Oracle Database=오라클, MariaDB=마리아DB, MongoDB=몽고DB, SQL Server=MSSQL, SQLite=SQ라이트, Elasticsearch=엘라스틱서치, OpenSearch=오픈서치, DynamoDB=다이나모DB, Cassandra=카산드라, ScyllaDB, HBase, CockroachDB, TiDB, Aurora=오로라, Neo4j, Couchbase, CouchDB, Memcached=맴캐시드, Valkey, InfluxDB, TimescaleDB, ClickHouse=클릭하우스, Tibero=티베로, CUBRID=큐브리드, Altibase=알티베이스, DB2, Supabase=수파베이스, PlanetScale, Kafka=카프카, RabbitMQ=래빗MQ, ActiveMQ, NATS, Pulsar, ZeroMQ, Debezium, PL/SQL, SQL=에스큐엘, Flyway, Liquibase, Milvus=밀버스, Pinecone=파인콘, Weaviate, pgvector`,
  },
  {
    label: '개발',
    jobs: ['임베디드 개발자', '블록체인 개발자', '보안 엔지니어', '솔루션 개발자', 'ERP 개발자'],
    names: `C=씨언어, C++=씨쁠쁠, Qt=큐티, MFC, WPF, WinForms, Delphi=델파이, Visual Basic=비주얼 베이직, Assembly=어셈블리, Verilog=베릴로그, VHDL, FPGA, RTOS, FreeRTOS, Zephyr, ARM Cortex-M, STM32, Arduino=아두이노, Raspberry Pi=라즈베리파이, ROS=로봇 운영체제, ROS 2, AUTOSAR=오토사, CAN, MQTT, OPC UA, PLC, LabVIEW=랩뷰, Yocto, U-Boot, Linux Kernel=리눅스 커널, eBPF, OpenCV=오픈CV, GStreamer, FFmpeg, Solidity=솔리디티, Ethereum=이더리움, Hyperledger Fabric=하이퍼레저, Web3.js, ethers.js, Hardhat, Foundry, Cosmos SDK, Burp Suite, Wireshark=와이어샤크, Metasploit, Nmap, Splunk=스플렁크, Snort, Suricata, OWASP ZAP, SonarQube=소나큐브, Keycloak=키클록, SAP ABAP=아밥, SAP S/4HANA, SAP ERP, Oracle EBS, Salesforce=세일즈포스, Apex, Microsoft Dynamics 365, COBOL=코볼, RPA, UiPath=유아이패스, Lua=루아, MATLAB=매트랩, Simulink=시뮬링크`,
  },
  {
    label: '개발',
    jobs: ['QA 엔지니어'],
    names: `Selenium=셀레늄, Appium=앱피움, Cypress, Playwright, TestRail=테스트레일, Postman=포스트맨, Charles Proxy, JMeter, Robot Framework, pytest, Cucumber=큐컴버, Jira=지라, Xray, BrowserStack`,
  },
] as const
