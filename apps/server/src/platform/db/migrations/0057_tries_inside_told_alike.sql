-- A try that was led inside our house is told like one at a name that nobody has (call-endpoint.ts).
UPDATE webhook_deliveries SET last_error = 'NAME', last_ms = 0 WHERE last_error = 'INSIDE';
