import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { load, loadAll } from 'js-yaml'
import { expect, test } from 'vitest'
import { problemsOf } from './manifests/kinds.ts'
import { ROOT, memoryCeiling } from './setup.mjs'

/* The manifests of deploy/kubernetes, as the API of Kubernetes and the Gateway API would read them, and what they promise each other. */

const FOLDER = 'deploy/kubernetes'

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')
const files = readdirSync(path.join(ROOT, FOLDER)).filter((name) => name.endsWith('.yaml'))
const manifests = files.flatMap((file) => /** @type {any[]} */ (loadAll(read(`${FOLDER}/${file}`))))
const kustomization = /** @type {any} */ (load(read(`${FOLDER}/kustomization.yaml`)))
const ofKind = (/** @type {string} */ kind) => manifests.filter((manifest) => manifest.kind === kind)
/** The service's own, not that of a program beside it. */
const own = (/** @type {string} */ kind, name = 'coffee-attack') =>
  ofKind(kind).find(({ metadata }) => metadata.name === name)
const job = own('Job', 'coffee-attack-migration')

const templateOf = (/** @type {any} */ { kind, spec }) =>
  kind === 'CronJob' ? spec.jobTemplate.spec.template : spec?.template
const pods = manifests.filter(templateOf).map((manifest) => ({
  title: `${manifest.kind} ${manifest.metadata.name}`,
  ...templateOf(manifest),
}))
/** @type {any[]} */
const containers = pods.flatMap(({ title, spec }) =>
  [...(spec.initContainers ?? []), ...spec.containers].map((one) => ({
    ...one,
    title: `${title}: ${one.name}`,
  })),
)

const UNITS = /** @type {Record<string, number>} */ ({ Ki: 1 / 1024, Mi: 1, Gi: 1024 })
function mebibytes(/** @type {string} */ quantity) {
  const [, number = '', unit = ''] = /^([\d.]+)(Ki|Mi|Gi)$/.exec(quantity) ?? []
  return Number(number) * (UNITS[unit] ?? Number.NaN)
}

test('[OPS-1] every manifest is what the API of its kind accepts, without a field that it does not know', () => {
  expect(manifests.length).toBeGreaterThan(10)
  expect(manifests.flatMap(problemsOf)).toEqual([])
})

test.each([
  [
    'a misspelt field',
    'Deployment',
    (/** @type {any} */ { spec }) => (spec.template.spec.containers[0].readynessProbe = {}),
  ],
  [
    'a wrong unit',
    'Deployment',
    (/** @type {any} */ { spec }) => (spec.template.spec.containers[0].resources.limits.memory = '1GB'),
  ],
  [
    'a job that would restart for ever',
    'Job',
    (/** @type {any} */ { spec }) => (spec.template.spec.restartPolicy = 'Always'),
  ],
  ['HTTPS without a certificate', 'Gateway', (/** @type {any} */ { spec }) => delete spec.listeners[1].tls],
  [
    'a route to nowhere',
    'HTTPRoute',
    (/** @type {any} */ { spec }) => (spec.rules[0].backendRefs[0].port = 'http'),
  ],
  [
    'an API that is gone',
    'HorizontalPodAutoscaler',
    (/** @type {any} */ one) => (one.apiVersion = 'autoscaling/v2beta2'),
  ],
])('%s is refused', (_, kind, spoil) => {
  const manifest = structuredClone(own(kind) ?? job)
  spoil(manifest)
  expect(problemsOf(manifest)).toHaveLength(1)
})

test('kustomization.yaml names every file of the folder, unless the file says that it stands apart', () => {
  const apart = files.filter((file) => /^# .*\bnot in kustomization\.yaml/im.test(read(`${FOLDER}/${file}`)))
  expect(apart).toContain('gateway-class.yaml')
  const together = files.filter((file) => file !== 'kustomization.yaml' && !apart.includes(file))
  expect(kustomization.resources.toSorted()).toEqual(together)
})

test('[OPS-1] a process may grow to the ceiling of V8 and beyond it before it is killed', () => {
  const ceiling = memoryCeiling()
  const ours = containers.filter(({ image }) => image === 'coffee-attack')
  expect(ours.length).toBeGreaterThanOrEqual(2)
  const tooSmall = ours.filter(({ resources }) => !(mebibytes(resources.limits.memory) >= ceiling))
  expect(tooSmall.map(({ title }) => title)).toEqual([])
})

test('[OPS-1] a changed setting or secret changes the name that pods mention, so that they are replaced', () => {
  const generated = [...kustomization.configMapGenerator, ...kustomization.secretGenerator].map(
    ({ name }) => name,
  )
  const mentioned = containers.flatMap(({ env = [], envFrom = [] }) => [
    ...envFrom.map((/** @type {any} */ from) => (from.secretRef ?? from.configMapRef).name),
    ...env.flatMap((/** @type {any} */ { valueFrom: from }) =>
      from?.secretKeyRef || from?.configMapKeyRef ? [(from.secretKeyRef ?? from.configMapKeyRef).name] : [],
    ),
  ])
  // A program beside the service may have a secret that somebody makes by hand, if its example says how.
  const examples = readdirSync(path.join(ROOT, FOLDER)).map((file) => read(`${FOLDER}/${file}`))
  const byHand = examples.flatMap((text) =>
    [...text.matchAll(/create secret generic (\S+)/g)].map(([, name]) => name),
  )
  expect(mentioned.filter((name) => ![...generated, ...byHand].includes(name))).toEqual([])
  expect(generated).toEqual(expect.arrayContaining(['coffee-attack', 'coffee-attack-migration']))
  expect(kustomization.generatorOptions?.disableNameSuffixHash).toBeUndefined()
  const filled = kustomization.secretGenerator.flatMap((/** @type {any} */ { envs = [] }) => envs)
  const ignored = read('.gitignore').split('\n')
  for (const file of filled) {
    expect(ignored).toContain(`${FOLDER}/${file}`)
    expect(read(`${FOLDER}/${file.replace('.env', '.example.env')}`)).not.toBe('')
  }
})

test('[OPS-1] the service does not know the role that owns the tables', () => {
  const [{ envFrom }] = own('Deployment').spec.template.spec.containers
  expect(envFrom.map((/** @type {any} */ from) => (from.secretRef ?? from.configMapRef).name)).toEqual([
    'coffee-attack',
    'coffee-attack',
  ])
  expect(read(`${FOLDER}/secrets.example.env`)).not.toContain('MIGRATE_URL')
})

test('[OPS-1] every pod is one that the namespace admits: no root, no new privileges, no capabilities', () => {
  const [{ metadata }] = ofKind('Namespace')
  expect(metadata.labels['pod-security.kubernetes.io/enforce']).toBe('restricted')
  for (const { spec } of pods)
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
  for (const { securityContext } of containers)
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
})

test('[OPS-1] the gateway leads to the service by HTTPS alone, with no timer on streams', () => {
  const { metadata, spec } = own('Gateway')
  const service = own('Service')
  const listeners = Object.fromEntries(
    spec.listeners.map((/** @type {any} */ { name, protocol }) => [name, protocol]),
  )
  const routes = ofKind('HTTPRoute')
  for (const { spec: route } of routes)
    expect(route).toMatchObject({
      parentRefs: [{ name: metadata.name, sectionName: expect.stringMatching(/^https?$/) }],
      hostnames: [spec.listeners[0].hostname],
    })
  const led = routes.filter(({ spec: route }) =>
    route.rules.some((/** @type {any} */ { backendRefs }) => backendRefs),
  )
  expect(led).toHaveLength(1)
  expect(listeners[led[0].spec.parentRefs[0].sectionName]).toBe('HTTPS')
  expect(led[0].spec.rules).toEqual([
    {
      backendRefs: [{ name: service.metadata.name, port: service.spec.ports[0].port }],
      timeouts: { request: '0s' },
    },
  ])
})

test('[OPS-1] nobody speaks with anybody unless a policy says so, and each pod has one', () => {
  const policies = ofKind('NetworkPolicy')
  const everybody = policies.find(({ spec }) => Object.keys(spec.podSelector).length === 0)
  expect(everybody.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  const without = pods.filter(
    ({ metadata }) =>
      !policies.some(({ spec }) => {
        const { matchLabels = {}, matchExpressions = [] } = spec.podSelector
        const wanted = [
          ...Object.entries(matchLabels).map(([key, value]) => [key, [value]]),
          ...matchExpressions.map((/** @type {any} */ { key, values }) => [key, values]),
        ]
        return wanted.length > 0 && wanted.every(([key, values]) => values.includes(metadata.labels[key]))
      }),
  )
  expect(without.map(({ title }) => title)).toEqual([])
})

test('[OPS-1] the service reaches the ports of failover.md, and providers nowhere inside', () => {
  const { egress } = own('NetworkPolicy').spec
  const portsOf = (/** @type {any} */ { ports }) => ports.map((/** @type {any} */ { port }) => port)
  const outside = egress.find((/** @type {any} */ { to }) =>
    to.some((/** @type {any} */ { ipBlock }) => ipBlock?.except),
  )
  expect(portsOf(outside)).toEqual([443, 465, 587])
  expect(outside.to[0].ipBlock.except).toEqual(
    expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']),
  )
  const inside = portsOf(
    egress.find((/** @type {any} */ one) => one !== outside && portsOf(one).includes(5432)),
  )
  const told = [...read('docs/running/failover.md').matchAll(/`:(\d{4})`/g)].map(([, port]) => Number(port))
  expect(told.length).toBeGreaterThanOrEqual(4)
  expect(told.filter((port) => !inside.includes(port))).toEqual([])
})

test('[OPS-1] the page waits for the migration as long as the job may take, and no longer', () => {
  const page = read('docs/running/install.md')
  const waits = [...page.matchAll(/^kubectl .*\b(?:wait|rollout status) .*$/gm)].map(([line]) => line)
  expect(waits.length).toBeGreaterThanOrEqual(2)
  expect(waits.filter((line) => !/--timeout=\d+s/.test(line))).toEqual([])
  expect(waits.find((line) => line.includes(job.metadata.name))).toContain(
    `--timeout=${job.spec.activeDeadlineSeconds}s`,
  )
})
