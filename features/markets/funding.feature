@core
Feature: What holding a position costs in funding
  Scenario: What would holding this short for a day earn
    Given longs of BTC-PERP paid 0.01 % at each of the last 6 settlements
    When Ada asks what a short of 1000 USDT brings in 1 day
    Then it is said to bring 0.30 USDT over 3 settlements, and a move of 0.03 % evens it out
    When Ada asks what a long of 1000 USDT brings in 1 day
    Then it is said to bring -0.30 USDT over 3 settlements, and a move of 0.03 % evens it out

  Scenario: The average of what happened, not the last rate
    Given longs of BTC-PERP paid 0.02 % at each of the last 4 settlements
    And longs of BTC-PERP paid -0.01 % at each of the last 2 settlements
    When Ada asks what a long of 10000 USDT brings in 2 days
    Then it is said to bring -6.00 USDT over 6 settlements, and a move of 0.06 % evens it out

  Scenario: Nothing is made up
    Given longs of BTC-PERP paid 0.01 % at each of the last 2 settlements
    When Ada asks what a short of 1000 USDT brings in 7 days
    Then she is told that too little is known to say
