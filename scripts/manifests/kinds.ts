import { z } from 'zod'
import { jobSpec, podTemplate, strategy } from './pod.ts'
import {
  cidr,
  countOrShare,
  exactly,
  host,
  labels,
  name,
  natural,
  of,
  port,
  portOrName,
  protocol,
  quantity,
  selector,
} from './shapes.ts'

/** The kinds that deploy/kubernetes may hold, each at one version of its API. */

const text = z.record(z.string(), z.string())

const namespace = of('v1', 'Namespace', {})
const configMap = of('v1', 'ConfigMap', { data: text.optional() })
const serviceAccount = of('v1', 'ServiceAccount', { automountServiceAccountToken: z.boolean().optional() })
const service = of('v1', 'Service', {
  spec: exactly({
    type: z.enum(['ClusterIP', 'NodePort', 'LoadBalancer']).optional(),
    clusterIP: z.literal('None').optional(),
    selector: labels,
    ports: z.array(
      exactly({
        name: z.string().optional(),
        port,
        targetPort: portOrName.optional(),
        protocol: protocol.optional(),
      }),
    ),
  }),
})

const deployment = of('apps/v1', 'Deployment', {
  spec: exactly({
    replicas: natural.optional(),
    revisionHistoryLimit: natural.optional(),
    progressDeadlineSeconds: natural.optional(),
    minReadySeconds: natural.optional(),
    selector,
    strategy: strategy.optional(),
    template: podTemplate,
  }),
})
const claimSpec = exactly({
  accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'])),
  storageClassName: z.string().optional(),
  resources: exactly({ requests: exactly({ storage: quantity }) }),
})
const claim = of('v1', 'PersistentVolumeClaim', { spec: claimSpec })
const statefulSet = of('apps/v1', 'StatefulSet', {
  spec: exactly({
    serviceName: name,
    replicas: natural.optional(),
    selector,
    template: podTemplate,
    volumeClaimTemplates: z.array(exactly({ metadata: exactly({ name }), spec: claimSpec })).optional(),
  }),
})
const job = of('batch/v1', 'Job', { spec: jobSpec })
const cronJob = of('batch/v1', 'CronJob', {
  spec: exactly({
    schedule: z.string().regex(/^(@(hourly|daily|weekly|monthly)|(\S+ ){4}\S+)$/),
    timeZone: z.string().optional(),
    concurrencyPolicy: z.enum(['Allow', 'Forbid', 'Replace']).optional(),
    startingDeadlineSeconds: natural.optional(),
    successfulJobsHistoryLimit: natural.optional(),
    failedJobsHistoryLimit: natural.optional(),
    suspend: z.boolean().optional(),
    jobTemplate: exactly({ metadata: exactly({ labels: labels.optional() }).optional(), spec: jobSpec }),
  }),
})

const scaledBy = exactly({
  stabilizationWindowSeconds: natural.max(3600).optional(),
  policies: z
    .array(
      exactly({ type: z.enum(['Pods', 'Percent']), value: z.int().min(1), periodSeconds: z.int().min(1) }),
    )
    .optional(),
})
const autoscaler = of('autoscaling/v2', 'HorizontalPodAutoscaler', {
  spec: exactly({
    scaleTargetRef: exactly({ apiVersion: z.string(), kind: z.string(), name }),
    minReplicas: z.int().min(1),
    maxReplicas: z.int().min(1),
    metrics: z.array(
      exactly({
        type: z.literal('Resource'),
        resource: exactly({
          name: z.enum(['cpu', 'memory']),
          target: exactly({ type: z.literal('Utilization'), averageUtilization: z.int().min(1) }),
        }),
      }),
    ),
    behavior: exactly({ scaleUp: scaledBy.optional(), scaleDown: scaledBy.optional() }).optional(),
  }),
})
const disruptionBudget = of('policy/v1', 'PodDisruptionBudget', {
  spec: exactly({ minAvailable: countOrShare.optional(), maxUnavailable: countOrShare.optional(), selector }),
})

const peer = z.union([
  exactly({ namespaceSelector: selector.optional(), podSelector: selector.optional() }),
  exactly({ ipBlock: exactly({ cidr, except: z.array(cidr).optional() }) }),
])
const allowed = z.array(
  exactly({ port: portOrName, protocol: protocol.optional(), endPort: port.optional() }),
)
const networkPolicy = of('networking.k8s.io/v1', 'NetworkPolicy', {
  spec: exactly({
    podSelector: selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(exactly({ from: z.array(peer).min(1), ports: allowed })).optional(),
    egress: z.array(exactly({ to: z.array(peer).min(1), ports: allowed })).optional(),
  }),
})

const GATEWAY = 'gateway.networking.k8s.io/v1'
const group = z.string().optional()
const kind = z.string().optional()
const gatewayClass = of(GATEWAY, 'GatewayClass', {
  spec: exactly({ controllerName: z.string().regex(/^[a-z0-9.-]+\/[A-Za-z0-9/._~%-]+$/) }),
})
const gateway = of(GATEWAY, 'Gateway', {
  spec: exactly({
    gatewayClassName: name,
    infrastructure: exactly({
      labels: labels.optional(),
      parametersRef: exactly({ group: z.string(), kind: z.string(), name }).optional(),
    }).optional(),
    listeners: z
      .array(
        exactly({
          name,
          hostname: host.optional(),
          port,
          protocol: z.enum(['HTTP', 'HTTPS', 'TLS', 'TCP', 'UDP']),
          tls: exactly({
            mode: z.enum(['Terminate', 'Passthrough']).optional(),
            certificateRefs: z.array(exactly({ group, kind, name, namespace: name.optional() })),
          }).optional(),
          allowedRoutes: exactly({
            namespaces: exactly({ from: z.enum(['All', 'Same', 'Selector']) }),
          }).optional(),
        }).refine(({ protocol: by, tls }) => (by === 'HTTPS') === (tls !== undefined), 'HTTPS needs tls'),
      )
      .min(1),
  }),
})

/** Durations of the Gateway API: `0s`, `10s`, `1m30s`. */
const duration = z.string().regex(/^([0-9]{1,5}(h|m|s|ms)){1,4}$/)
const filter = exactly({
  type: z.literal('RequestRedirect'),
  requestRedirect: exactly({
    scheme: z.enum(['http', 'https']).optional(),
    hostname: host.optional(),
    port: port.optional(),
    statusCode: z.union([z.literal(301), z.literal(302)]),
  }),
})
const httpRoute = of(GATEWAY, 'HTTPRoute', {
  spec: exactly({
    parentRefs: z.array(
      exactly({ group, kind, name, namespace: name.optional(), sectionName: name.optional() }),
    ),
    hostnames: z.array(host),
    rules: z
      .array(
        exactly({
          matches: z
            .array(
              exactly({
                path: exactly({ type: z.enum(['PathPrefix', 'Exact']), value: z.string().startsWith('/') }),
              }),
            )
            .optional(),
          filters: z.array(filter).optional(),
          backendRefs: z.array(exactly({ group, kind, name, port, weight: natural.optional() })).optional(),
          timeouts: exactly({ request: duration.optional(), backendRequest: duration.optional() }).optional(),
        }),
      )
      .min(1),
  }),
})
const envoyProxy = of('gateway.envoyproxy.io/v1alpha1', 'EnvoyProxy', {
  spec: exactly({ telemetry: exactly({ accessLog: exactly({ disable: z.boolean() }) }) }),
})

const kustomization = exactly({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: name,
  labels: z.array(exactly({ pairs: labels, includeSelectors: z.boolean().optional() })),
  resources: z.array(z.string().endsWith('.yaml')),
  images: z.array(
    exactly({
      name: z.string(),
      newName: z.string().optional(),
      newTag: z.string().optional(),
      digest: z.string().optional(),
    }),
  ),
  configMapGenerator: z
    .array(exactly({ name, envs: z.array(z.string()).optional(), files: z.array(z.string()).optional() }))
    .optional(),
  secretGenerator: z
    .array(exactly({ name, envs: z.array(z.string()).optional(), files: z.array(z.string()).optional() }))
    .optional(),
})

const kinds = [
  namespace,
  configMap,
  serviceAccount,
  claim,
  service,
  deployment,
  statefulSet,
  job,
  cronJob,
  autoscaler,
  disruptionBudget,
  networkPolicy,
  gatewayClass,
  gateway,
  httpRoute,
  envoyProxy,
  kustomization,
] as const

/** What is wrong with a manifest, each as `path: sentence`. */
export function problemsOf(manifest: { apiVersion?: string; kind?: string }): string[] {
  const schema = kinds.find(
    ({ shape }) => shape.kind.value === manifest.kind && shape.apiVersion.value === manifest.apiVersion,
  )
  if (!schema) return [`${manifest.apiVersion} ${manifest.kind}: no manifest of ours is of this kind`]
  const read = schema.safeParse(manifest)
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${manifest.kind} ${path.join('.')}: ${message}`)
}
