// While the scripts are on their way: the first format of a language takes the browser a long task, every other one a millisecond.
new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });
