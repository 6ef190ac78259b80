# The environments for researchers: what is wrong with what they were given.
research-no-action = No existe la acción { $action }: elige un número entero de 0 a { $most }
research-illegal = La acción { $action } ({ $move }) no está permitida: { $why } ({ $clause }); elige una que permita la máscara de acciones
research-not-now = La acción { $action } ({ $move }) no se puede elegir ahora: elige una que permita la máscara de acciones
research-no-outcome = Las Parcas no tienen aquí el resultado { $outcome }: elige uno de los que enumera chance_outcomes
research-opponents = { $given } oponentes para otros { $others } asientos: indica uno para todos, o uno para cada uno
research-reset = La carrera ha terminado o no ha empezado: llama antes a reset
research-observer = Un observador muestra lo que puede saber un asiento, lo que pueden saber las gradas, o la diferencia de ambos: pide la información de un solo jugador o de ninguno, y sin parámetros
research-imagined = Un estado remuestreado no se puede serializar: serializa aquel del que salió
