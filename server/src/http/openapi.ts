import { API_PREFIX, type Endpoint } from '@pythia/contracts/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Serves the calls as an OpenAPI 3.1 document, written from the contracts that the handlers are bound to. */
export function serveOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[API_PREFIX + endpoint.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Pythia', version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
  app.get(`${API_PREFIX}/openapi.json`, async () => document);
}

function operation(endpoint: Endpoint): unknown {
  const media = endpoint.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && { requestBody: { content: { [media]: { schema: jsonSchema(endpoint.body) } } } }),
    responses: {
      200: {
        description: 'OK',
        content:
          endpoint.reply === 'text-stream'
            ? { 'text/plain': { schema: { type: 'string' } } }
            : { 'application/json': { schema: jsonSchema(endpoint.reply) } },
      },
    },
  };
}

function parameters(place: 'path' | 'query', fields: z.ZodType | undefined): unknown[] {
  if (!fields) return [];
  const schema = jsonSchema(fields) as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

const jsonSchema = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
